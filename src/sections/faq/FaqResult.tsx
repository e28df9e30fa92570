import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { T } from '../../i18n/T.tsx';
import { headlineFont, muted } from '../../theme/mixins.ts';
import { color, font, space } from '../../theme/tokens.ts';

/** Milliseconds from the last keystroke until the count is announced. */
const TYPING_PAUSE = 500;

/**
 * Says at once that a search found nothing, or how many questions it found once typing pauses:
 * otherwise a screen reader would read a count at every keystroke.
 *
 * @param term the folded search term; empty if there is none.
 */
export function FaqResult({ term, count }: { term: string; count: number }) {
  const [announced, setAnnounced] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(term ? count : 0), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [term, count]);

  return (
    <div role="status" css={result}>
      {term && count === 0 && (
        <>
          <T as="p" k="faq.empty.title" />
          <T as="p" k="faq.empty.text" />
        </>
      )}
      {/* Empty as soon as the search ends, so that nothing moves later. */}
      {term && count > 0 && announced > 0 && (
        <T as="p" k="faq.search.matches" values={{ count: announced }} />
      )}
    </div>
  );
}

const result = css`
  ${muted(font.small)}
  min-block-size: 1.6em;
  /* Not a style of the paragraph itself, which would be inserted on a keystroke. */
  p:not(:last-child) {
    padding-block: ${space.xs} ${space.xxs};
    color: ${color.ink};
    ${headlineFont(font.title3, 1.3)}
  }
`;
