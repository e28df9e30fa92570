import { type FormEvent, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import { mirrorInRtl, noPrint } from '../../theme/mixins.ts';
import { backLink } from '../../ui/buttonStyles.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';

/**
 * *Back to Home* on the policy pages: to the page before, or home for a visitor who entered here.
 * Without scripts it is a form that leads home.
 */
export function BackButton() {
  const navigate = useNavigate();

  const enteredAt = useRef(0);
  useEffect(() => {
    enteredAt.current = history.state?.idx ?? 0;
  }, []);

  function goBack(event: FormEvent) {
    event.preventDefault();
    const steps = stepsToOtherPage(enteredAt.current);
    if (steps) void navigate(-steps);
    else void navigate('/');
  }

  return (
    <form css={noPrint} action={useHref('/')} onSubmit={goBack}>
      <button type="submit" css={backLink}>
        <ArrowLeftIcon css={mirrorInRtl} />
        <T k="common.backToHome" />
      </button>
    </form>
  );
}

/**
 * Counts the steps back in this tab's history to another page of the site: fragments of this one do
 * not count. Returns 0 if there is none.
 *
 * @param enteredAt the router's number of the entry that led to this page; 0 is the first.
 */
function stepsToOtherPage(enteredAt: number): number {
  // Safari before 26.2 and Firefox before 147 know only what the router has counted.
  if (!window.navigation) return enteredAt && (history.state?.idx ?? enteredAt) - enteredAt + 1;
  const index = window.navigation.currentEntry?.index ?? 0;
  const before = window.navigation.entries().slice(0, index);
  const isOtherPage = ({ url }: NavigationHistoryEntry) =>
    url !== null && new URL(url).pathname !== location.pathname;
  return before.reverse().findIndex(isOtherPage) + 1;
}
