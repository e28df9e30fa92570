import { css } from '@emotion/react';
import { Fragment, memo } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { BreakableText, FallbackLang } from '../../i18n/T.tsx';
import { useBreakableText } from '../../i18n/useText.ts';
import { flexRow, muted } from '../../theme/mixins.ts';
import { color, duration, easing, font, media, size, space } from '../../theme/tokens.ts';
import type { FaqEntry } from './faqEntries.ts';
import { matches, type Range } from './textSearch.ts';

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
  const t = useBreakableText();
  const [question, answer] = [t(`${entry.texts}.question`), t(`${entry.texts}.answer`)];
  const inQuestion = matches(question, term);
  const inAnswer = matches(answer, term);
  return (
    <>
      <details css={item} hidden={!isShown} suppressHydrationWarning>
        <summary css={summary}>
          <span key={JSON.stringify(inQuestion)}>
            <FallbackLang k={`${entry.texts}.question`}>
              <MarkedText text={question} ranges={inQuestion} />
            </FallbackLang>
          </span>
          <IconChevron aria-hidden="true" />
        </summary>
        <p key={JSON.stringify(inAnswer)} id={entry.id} css={text}>
          <FallbackLang k={`${entry.texts}.answer`}>
            <MarkedText text={answer} ranges={inAnswer} />
          </FallbackLang>
        </p>
      </details>
      {inQuestion.length === 0 && <Excerpt key={term} text={answer} range={inAnswer[0]} />}
    </>
  );
});

/**
 * A text with the ranges that a search found in `<mark>`s. Other ranges need another
 * element around it: React cannot insert into a text that a translator has moved.
 *
 * @param ranges in order, not overlapping.
 */
function MarkedText({ text, ranges }: { text: string; ranges: Range[] }) {
  let done = 0;
  const parts = ranges.map(({ start, end }) => {
    const before = text.slice(done, start);
    done = end;
    const match = text.slice(start, end);
    return (
      <Fragment key={start}>
        <BreakableText text={before} />
        <mark>
          <BreakableText text={match} />
        </mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      <BreakableText text={text.slice(done)} />
    </>
  );
}

/** The number of characters of the answer before the match. */
const BEFORE = 24;

/**
 * The line of an answer that a search found, shown while its question is closed. For the eye: the
 * answer itself follows when the question is opened.
 */
function Excerpt({ text, range }: { text: string; range: Range | undefined }) {
  if (!range) return null;
  const from = range.start > BEFORE ? text.lastIndexOf(' ', range.start - BEFORE) + 1 : 0;
  const start = from || Math.max(0, range.start - 2 * BEFORE);
  const marked = { start: range.start - start, end: range.end - start };
  return (
    <p data-part="excerpt" aria-hidden="true">
      {start > 0 && '… '}
      <MarkedText text={text.slice(start)} ranges={[marked]} />
    </p>
  );
}

const item = css`
  border-block-start: ${space.hair} solid ${color.hairline};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition: block-size ${duration.calm} ${easing.out},
      content-visibility ${duration.calm} allow-discrete;
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
  font-weight: 550;
  &::-webkit-details-marker { display: none; }
  svg {
    flex: none;
    transition: transform ${duration.calm} ${easing.out};
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
