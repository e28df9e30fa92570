import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { color, DISPLAY_FONT, font, space } from '../../theme/tokens.ts';

interface FaqResultProps {
  /** The number of questions shown. */
  count: number;
  isSearching: boolean;
}

/** Announces the number of questions that a search found, or that it found none. */
export function FaqResult({ count, isSearching }: FaqResultProps) {
  return (
    <div role="status" css={result}>
      {isSearching && count > 0 && <T k="faq.search.matches" values={{ count }} />}
      {count === 0 && (
        <>
          <p data-part="title">
            <T k="faq.empty.title" />
          </p>
          <T as="p" k="faq.empty.text" />
        </>
      )}
    </div>
  );
}

const result = css`
  color: ${color.inkMuted};
  font-size: ${font.small};
  min-block-size: 1.6em;
  /* Not a style of the paragraph itself, which would be inserted on a keystroke. */
  [data-part='title'] {
    padding-block: ${space.xs} ${space.xxs};
    color: ${color.ink};
    font: 600 ${font.title4} / 1.3 ${DISPLAY_FONT};
  }
`;
