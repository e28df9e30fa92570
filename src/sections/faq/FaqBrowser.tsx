import { css } from '@emotion/react';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { decoded } from '../../i18n/pageAt.ts';
import { T } from '../../i18n/T.tsx';
import { flexWrap, grid, listedLinks, muted, noPrint, twelveColumns } from '../../theme/mixins.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';

import { FaqItem } from './FaqItem.tsx';
import { FaqResult } from './FaqResult.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { FAQ, type FaqEntry } from './faqEntries.ts';
import { contains, searchTerm } from './textSearch.ts';

/**
 * The questions by category, with a live search. A question matches if its text or its answer
 * contains the search text; `textSearch.ts` ignores case, accents and other variants of letters. A
 * link to a question (`/faq#<id>`) opens it.
 */
export function FaqBrowser() {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  const [typed, setTyped] = useState('');
  const [pageTexts, setPageTexts] = useState(NO_TEXTS);
  const field = useRef<HTMLInputElement>(null);

  // Search for text typed before hydration, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useLayoutEffect(() => search(field.current?.value ?? ''), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes for the same link again
  useLayoutEffect(() => {
    const question = document.getElementById(decoded(hash.slice(1)))?.closest('details');
    if (!question) return;
    question.open = true;
    if (question.hidden) clearSearch();
    // Once the question is shown: opening it moves it away from where the browser has scrolled.
    requestAnimationFrame(() => {
      // The visitor may already be searching when the application begins.
      if (document.activeElement === field.current) return;
      question.querySelector('summary')?.focus({ preventScroll: true });
      question.scrollIntoView();
    });
  }, [hash, key]);

  function search(text: string) {
    setTyped(text);
    if (text) setPageTexts(readPageTexts());
  }

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
  const isFound = ({ id, texts }: FaqEntry) =>
    [t(`${texts}.question`), t(`${texts}.answer`), ...(pageTexts.get(id) ?? [])].some((text) =>
      contains(text, term),
    );
  const found = new Set(FAQ.flatMap(({ entries }) => entries.filter(isFound)));
  const shown = FAQ.filter(({ entries }) => entries.some((entry) => found.has(entry)));

  return (
    <div css={layout}>
      <FaqSearch field={field} onType={search} onClear={clearByButton} />
      <FaqResult term={term} count={found.size} />
      {/* Without a match, all categories are listed, and a click on one clears the search. */}
      <nav css={[categories, noPrint]} aria-label={t('faq.categories')}>
        {(found.size === 0 ? FAQ : shown).map(({ id, title }) => (
          <Link key={id} to={`#${id}`} onClick={found.size === 0 ? clearSearch : undefined}>
            <T k={title} />
          </Link>
        ))}
      </nav>
      <div css={list}>
        {FAQ.map((category) => (
          <section key={category.id} id={category.id} hidden={!shown.includes(category)}>
            <T as="h2" k={category.title} />
            {category.entries.map((entry) => (
              <FaqItem
                key={entry.id}
                entry={entry}
                // A hidden entry needs no marks, and so is not rendered again.
                term={found.has(entry) ? markedTerm : ''}
                isShown={found.has(entry)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const NO_TEXTS: ReadonlyMap<string, string[]> = new Map();

/** Returns each question and answer as the page shows them: a translator may have changed them. */
function readPageTexts(): ReadonlyMap<string, string[]> {
  const ids = FAQ.flatMap(({ entries }) => entries.map(({ id }) => id));
  return new Map(
    ids.map((id) => {
      const { children = [] } = document.getElementById(id)?.closest('details') ?? {};
      return [id, [...children].map(({ textContent }) => textContent ?? '')];
    }),
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

// A line above the questions, or a column beside them.
const categories = css`
  ${flexWrap('0', space.l)}
  ${muted(font.small)}
  ${listedLinks}
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding: 0;
  }
  ${media.wide} {
    grid-column: 1 / 4;
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.l});
    align-self: start;
    display: grid;
    justify-items: start;
    margin-block-start: calc(-1 * ${space.xs});
  }
`;

const list = css`
  ${media.wide} { grid-column: 4 / 12; }
  section { scroll-margin-block-start: calc(${size.header} + ${space.l}); }
  section:not([hidden]) ~ section { margin-block-start: ${space.part}; }
  h2 {
    margin-block-end: ${space.xs};
    font-size: ${font.title3};
  }
  mark {
    border-radius: 0.2em;
    background: ${color.highlight};
    color: ${color.ink};
  }
  /* The excerpt of a closed question's answer. Styled here, because a style of its own would be
     inserted on a keystroke. */
  details + [data-part] {
    overflow: hidden;
    margin-block-end: ${space.m};
    ${muted(font.small)}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  details:is([open], [hidden]) + [data-part] { display: none; }
`;
