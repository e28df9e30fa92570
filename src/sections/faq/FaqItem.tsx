import { css } from '@emotion/react';
import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackLang } from '../../i18n/T.tsx';
import { flexRow, muted } from '../../theme/mixins.ts';
import { color, easing, font, media, size, space, time } from '../../theme/tokens.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { FaqEntry } from './faqEntries.ts';
import { splitAtMatches } from './textSearch.ts';

interface FaqItemProps {
  entry: FaqEntry;
  /** The folded search term; empty if there is none. */
  term: string;
  isShown: boolean;
}

/**
 * A question that expands to its answer. Whether it is open is the `<details>` element's own state,
 * so that it works before hydration and without scripts and survives a search. The answer has the
 * id, so that browsers open the question when a link leads to it.
 */
export const FaqItem = memo(function FaqItem({ entry, term, isShown }: FaqItemProps) {
  const { t } = useTranslation();
  const question = splitAtMatches(t(`${entry.texts}.question`), term);
  const answer = splitAtMatches(t(`${entry.texts}.answer`), term);
  return (
    <>
      <details css={item} hidden={!isShown} suppressHydrationWarning>
        <summary css={summary}>
          <span key={JSON.stringify(question)}>
            <FallbackLang k={`${entry.texts}.question`}>
              <MarkedText parts={question} />
            </FallbackLang>
          </span>
          <ChevronDownIcon />
        </summary>
        <p key={JSON.stringify(answer)} id={entry.id} css={text}>
          <FallbackLang k={`${entry.texts}.answer`}>
            <MarkedText parts={answer} />
          </FallbackLang>
        </p>
      </details>
      {question.length === 1 && answer.length > 1 && <Excerpt key={term} answer={answer} />}
    </>
  );
});

/**
 * Renders text in which every second part is a match, in a `<mark>`. The caller's element gets a
 * new key when the parts change: React cannot insert into text that a translator has moved.
 */
function MarkedText({ parts }: { parts: string[] }) {
  return parts.map((part, index) => {
    const Element = index % 2 === 0 ? Fragment : 'mark';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    return <Element key={index}>{part}</Element>;
  });
}

/** The maximum number of characters before the match, so that a phone has room for the match. */
const BEFORE = 24;

/** The matching line of an answer, shown only visually while its question is closed. */
function Excerpt({ answer: [before = '', ...found] }: { answer: string[] }) {
  const earliest = Math.max(0, before.length - BEFORE);
  const start = earliest && (before.indexOf(' ', earliest) + 1 || earliest);
  return (
    <p data-part="excerpt" aria-hidden="true">
      {start > 0 && '… '}
      <MarkedText parts={[before.slice(start), ...found]} />
    </p>
  );
}

const item = css`
  border-block-start: ${space.hair} solid ${color.hairline};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition: block-size ${time.calm} ${easing.out},
      content-visibility ${time.calm} allow-discrete;
  }
  &[open]::details-content { block-size: auto; }
  ${media.print} {
    break-inside: avoid;
    /* Print all answers, also of closed questions. */
    &::details-content {
      content-visibility: visible;
      block-size: auto;
      transition: none;
    }
    svg { display: none; }
  }
`;

const summary = css`
  ${flexRow(space.m)}
  justify-content: space-between;
  min-block-size: ${size.control};
  padding-block: ${space.s};
  cursor: pointer;
  font-weight: 500;
  text-wrap: pretty;
  &::-webkit-details-marker { display: none; }
  svg {
    flex: none;
    transition: transform ${time.calm} ${easing.out};
    ${muted(size.icon)}
  }
  [open] > & svg { transform: rotate(0.5turn); }
`;

// The margin leaves space for the header and the question when a link leads to the answer.
const text = css`
  padding-block-end: ${space.l};
  scroll-margin-block-start: ${size.column};
  ${muted(font.body)}
`;
