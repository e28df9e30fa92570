import { css } from '@emotion/react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { T } from '../../i18n/T.tsx';
import { useText } from '../../i18n/useText.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
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
  const t = useText();
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
      const [question, answer] = [t(entry.question), t(entry.answer)];
      const isShown = contains(question, term) || contains(answer, term);
      return { entry, question, answer, isShown };
    }),
  }));
  const count = found.flatMap(({ entries }) => entries.filter(({ isShown }) => isShown)).length;

  return (
    <>
      <FaqSearch field={field} isEmpty={typed === ''} onType={setTyped} onClear={clearByButton} />
      <FaqResult count={count} isSearching={term !== ''} />
      {found.map(({ id, title, entries }) => (
        <section key={id} css={band} hidden={!entries.some(({ isShown }) => isShown)}>
          <T as="h2" css={heading} k={title} />
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
