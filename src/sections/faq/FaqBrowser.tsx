import { css } from '@emotion/react';
import { useDeferredValue, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../../document/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { FaqItem } from './FaqItem.tsx';
import { FaqResult } from './FaqResult.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FAQ } from './faqEntries.ts';
import { contains, searchable, searchTerm } from './textSearch.ts';

/**
 * The questions by category, with a live search over questions and answers
 * (docs/specification.md#faq-search). A link to a question (`/faq#<id>`) opens it.
 */
export function FaqBrowser() {
  const t = useText();
  const { language } = usePageContext();
  const { hash, key } = useLocation();
  const [typed, setTyped] = useState('');
  // Fold texts and render once on focus, so the first keystroke pays for neither.
  const [, warmUp] = useReducer((times: number) => times + 1, 0);
  const field = useRef<HTMLInputElement>(null);

  const categories = useMemo(
    () =>
      FAQ.map((category) => ({
        ...category,
        entries: category.entries.map((entry) => ({
          entry,
          question: searchable(t(entry.question), language.tag),
          answer: searchable(t(entry.answer), language.tag),
        })),
      })),
    [t, language.tag],
  );

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

  function prepare() {
    for (const { question, answer } of categories.flatMap(({ entries }) => entries)) {
      question.folded();
      answer.folded();
    }
    warmUp();
  }

  function clearSearch() {
    if (field.current) field.current.value = '';
    setTyped('');
  }

  function clearByButton() {
    clearSearch();
    field.current?.focus();
  }

  const term = searchTerm(typed, language.tag);
  // Filter synchronously; defer highlighting, which may add hundreds of `<mark>`s.
  const markedTerm = useDeferredValue(term);
  const found = categories.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => ({
      ...entry,
      isShown: contains(entry.question, term) || contains(entry.answer, term),
    })),
  }));
  const count = found.flatMap(({ entries }) => entries.filter(({ isShown }) => isShown)).length;

  return (
    <>
      <FaqSearch
        field={field}
        isEmpty={typed === ''}
        onFocus={prepare}
        onType={setTyped}
        onClear={clearByButton}
      />
      <FaqResult count={count} isSearching={term !== ''} />
      {found.map(({ id, title, entries }) => (
        <section key={id} css={band} hidden={!entries.some(({ isShown }) => isShown)}>
          <h2 css={heading}>
            <T k={title} />
          </h2>
          <div>
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
          </div>
        </section>
      ))}
    </>
  );
}

const band = css`
  padding-block: ${space.m};
  ${media.wide} {
    padding-block: ${space.xl};
    border-block-start: ${space.hair} solid ${color.hairline};
    display: grid;
    grid-template-columns: 4fr 8fr;
    gap: ${space.l};
  }
  &[hidden] { display: none; }
`;

const heading = css`
  padding-block: ${space.m} ${space.xs};
  font-size: ${font.title4};
`;
