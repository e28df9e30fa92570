import { css } from '@emotion/react';
import { memo } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { FallbackLang } from '../../i18n/FallbackLang.tsx';
import { color, duration, easing, font, size, space } from '../../theme/tokens.ts';
import type { FaqEntry } from './faqEntries.ts';
import { MarkedText } from './MarkedText.tsx';
import { matches } from './textSearch.ts';

interface FaqItemProps {
  entry: FaqEntry;
  question: string;
  answer: string;
  /** The folded search term; empty if there is none. */
  term: string;
  isShown: boolean;
}

/**
 * A question that expands to its answer. Whether it is open is the `<details>` element's own state,
 * so that it works before hydration and without scripts and survives a search. The answer has the
 * id, so that browsers open the question when a link leads to it.
 */
export const FaqItem = memo(function FaqItem(props: FaqItemProps) {
  const { entry, question, answer, term, isShown } = props;
  return (
    <details css={item} hidden={!isShown} suppressHydrationWarning>
      <summary css={summary}>
        <span>
          <FallbackLang k={entry.question}>
            <MarkedText text={question} ranges={matches(question, term)} />
          </FallbackLang>
        </span>
        <IconChevron aria-hidden="true" />
      </summary>
      <p id={entry.id} css={text}>
        <FallbackLang k={entry.answer}>
          <MarkedText text={answer} ranges={matches(answer, term)} />
        </FallbackLang>
      </p>
    </details>
  );
});

const item = css`
  border-block-end: ${space.hair} solid ${color.hairline};
`;

const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: ${space.m};
  cursor: pointer;
  font-weight: 550;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  svg {
    flex: none;
    transition: transform ${duration.calm} ${easing.out};
    color: ${color.inkMuted};
    font-size: ${size.icon};
  }
  [open] > & svg { transform: rotate(0.5turn); }
`;

// The margin leaves space for the header and the question when a link leads to the answer.
const text = css`
  padding-block-end: ${space.l};
  scroll-margin-block-start: ${size.column};
  color: ${color.inkMuted};
  font-size: ${font.body};
`;
