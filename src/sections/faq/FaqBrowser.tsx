import { css } from '@emotion/react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import { useBreakableText } from '../../i18n/useText.ts';
import { grid, muted, twelveColumns } from '../../theme/mixins.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { FaqCategories } from './FaqCategories.tsx';
import { FaqItem } from './FaqItem.tsx';
import { FaqResult } from './FaqResult.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FAQ } from './faqEntries.ts';
import { contains, searchTerm } from './textSearch.ts';

/**
 * The questions by category, with a live search over questions and answers
 * (docs/specification.md#faq-search). A link to a question (`/faq#<id>`) opens it.
 */
export function FaqBrowser() {
  const t = useBreakableText();
  const { hash, key } = useLocation();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // Also search for what was typed before hydration.
  useLayoutEffect(() => setTyped(field.current?.value ?? ''), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes for the same link again
  useLayoutEffect(() => {
    const question = document.getElementById(hash.slice(1))?.closest('details');
    if (!question) return;
    question.open = true;
    question.querySelector('summary')?.focus({ preventScroll: true });
    // Opening a question moves it away from where the browser has scrolled to.
    if (question.hidden) clearSearch();
    requestAnimationFrame(() => question.scrollIntoView());
  }, [hash, key]);

  function clearSearch() {
    if (field.current) field.current.value = '';
    setTyped('');
  }

  function clearByButton() {
    clearSearch();
    field.current?.focus();
  }

  const term = searchTerm(typed);
  // Filter synchronously; defer highlighting, which may add hundreds of `<mark>`s.
  const markedTerm = useDeferredValue(term);
  const found = FAQ.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => {
      const [question, answer] = [t(`${entry.texts}.question`), t(`${entry.texts}.answer`)];
      const isShown = contains(question, term) || contains(answer, term);
      return { entry, question, answer, isShown };
    }),
  }));
  const count = found.flatMap(({ entries }) => entries.filter(({ isShown }) => isShown)).length;
  const shown = found.filter(({ entries }) => entries.some(({ isShown }) => isShown));

  return (
    <div css={layout}>
      <FaqSearch field={field} isEmpty={typed === ''} onType={setTyped} onClear={clearByButton} />
      <FaqResult term={term} count={count} />
      {/* Without a match all are listed, as the message says, and one of them ends the search. */}
      <FaqCategories
        categories={count === 0 ? FAQ : shown}
        onFollow={count === 0 ? clearSearch : undefined}
      />
      <div css={list}>
        {found.map(({ id, title, entries }) => (
          <section key={id} id={id} hidden={!entries.some(({ isShown }) => isShown)}>
            <T as="h2" k={title} />
            {entries.map(({ entry, isShown, ...texts }) => (
              <FaqItem
                key={entry.id}
                entry={entry}
                // A hidden entry needs no marks, and so is not rendered again.
                term={isShown ? markedTerm : ''}
                isShown={isShown}
                {...texts}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const layout = css`
  ${grid(space.m)}
  grid-template-columns: minmax(0, 1fr);
  ${media.wide} {
    ${twelveColumns}
    & > [role] { grid-column: 1 / -1; }
  }
`;

const list = css`
  ${media.wide} { grid-column: 4 / 12; }
  section { scroll-margin-block-start: calc(${size.header} + ${space.l}); }
  section:not([hidden]) ~ section { margin-block-start: ${space.part}; }
  h2 {
    margin-block-end: ${space.xs};
    font-size: ${font.title4};
  }
  mark {
    border-radius: 0.2em;
    background: ${color.highlight};
    color: ${color.ink};
  }
  /* What a closed question's answer says about the search; not a style of the excerpt itself, which
     would be inserted on a keystroke. */
  details + [data-part] {
    overflow: hidden;
    margin-block-end: ${space.m};
    ${muted(font.small)}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  details:is([open], [hidden]) + [data-part] { display: none; }
`;
