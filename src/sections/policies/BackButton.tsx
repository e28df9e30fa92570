import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import IconArrow from '~icons/lucide/arrow-left';
import { useLinks } from '../../document/LinkContext.ts';
import { T } from '../../i18n/T.tsx';
import { mirrorInRtl, screenOnly } from '../../theme/mixins.ts';
import { backLink } from '../../ui/buttonStyles.ts';

/**
 * Renders *Back to Home* on the policy pages: one step back in history, or to the home page for a
 * visitor who entered here (docs/specification.md#privacy-and-terms). Without scripts it is a form
 * that leads home.
 */
export function BackButton() {
  const navigate = useNavigate();
  const { hrefOf, follow } = useLinks();

  function goBack(event: FormEvent) {
    event.preventDefault();
    if (cameFromThisSite()) void navigate(-1);
    else follow('/');
  }

  return (
    <form css={screenOnly} action={hrefOf('/')} onSubmit={goBack}>
      <button type="submit" css={backLink}>
        <IconArrow aria-hidden="true" css={mirrorInRtl} />
        <T k="common.backToHome" />
      </button>
    </form>
  );
}

/**
 * True after a client navigation, which the router counts, or after a document link in this tab.
 */
function cameFromThisSite(): boolean {
  const isFirstEntry = !(history.state?.idx > 0);
  return (
    !isFirstEntry || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  );
}
