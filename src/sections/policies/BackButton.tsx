import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import IconArrow from '~icons/lucide/arrow-left';
import { T } from '../../i18n/T.tsx';
import { screenOnly } from '../../theme/mixins.ts';
import { backLink } from '../../ui/buttonStyles.ts';
import { arrow } from '../shared/PageIntro.tsx';

/**
 * *Back to Home* on the policies: one step back in history (spec section 2), or home for a visitor who
 * entered there directly. Without scripts it is a form that leads home.
 */
export function BackButton() {
  const navigate = useNavigate();
  const home = useHref('/');

  function goBack(event: FormEvent) {
    event.preventDefault();
    if (cameFromThisSite()) void navigate(-1);
    else void navigate('/');
  }

  return (
    <form css={screenOnly} action={home} onSubmit={goBack}>
      <button type="submit" css={backLink}>
        <IconArrow aria-hidden="true" css={arrow} />
        <T k="common.backToHome" />
      </button>
    </form>
  );
}

/** By a client navigation, which the router counts, or by a document's own link in this tab. */
function cameFromThisSite(): boolean {
  const isFirstEntry = !(history.state?.idx > 0);
  return (
    !isFirstEntry || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  );
}
