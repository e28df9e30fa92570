import { css } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BelowTheFold } from '../../hydration/slices.tsx';
import { YearText } from '../../hydration/YearText.tsx';
import { SOURCE_LOCALE } from '../../i18n/localePath.ts';
import { usePageContext } from '../../i18n/pageContext.ts';
import { T } from '../../i18n/T.tsx';
import { keysIn, type TextGroup, type TextKey } from '../../i18n/textKeys.ts';
import { column, flexRow, grid, listedLinks, muted, noPrint } from '../../theme/mixins.ts';
import { color, font, MEASURE, media, size, space } from '../../theme/tokens.ts';

import { useLanguagePath } from '../languages/LanguageSwitcher.tsx';
import { PageIntro } from '../shared/PageIntro.tsx';
import { BackButton } from './BackButton.tsx';
import { PolicyQuestions } from './PolicyQuestions.tsx';

/** A titled section of a policy. */
export interface PolicySection {
  id: string;
  title: TextKey;
  Icon: ComponentType;
  sentences: TextKey[];
  /** A control below the sentences. */
  control?: ReactNode;
}

/** Returns a section whose title and sentences are in one group of texts. */
export function section<Name extends string>(
  id: string,
  Icon: PolicySection['Icon'],
  group: TextGroup<'title' | Name>,
  ...names: Name[]
): PolicySection {
  return { id, Icon, title: `${group}.title` as TextKey, sentences: keysIn(group, ...names) };
}

interface PolicyProps {
  page: 'privacy' | 'terms';
  title: TextKey;
  lede: TextKey;
  sections: PolicySection[];
  questions: TextGroup<'title' | 'subject'>;
}

/** The layout of Privacy and Terms: a back button, sections of bullet lists, a contact card. */
export function Policy({ page, title, lede, sections, questions }: PolicyProps) {
  const { outdatedPages } = usePageContext();
  return (
    <>
      <PageIntro title={title} lede={lede} back={<BackButton />}>
        <YearText css={updated} k="policies.lastUpdated" />
        {outdatedPages?.includes(page) && <NewerInEnglish />}
      </PageIntro>
      <BelowTheFold>
        <div css={[column, layout]}>
          <nav css={[contents, noPrint]} aria-labelledby="contents">
            <T as="p" id="contents" k="policies.contents" />
            <ol>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <Link to={`#${id}`}>
                    <T k={name} />
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div css={body}>
            {sections.map(({ id, title: name, Icon, sentences, control }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} css={heading}>
                  <Icon />
                  <T k={name} />
                </h2>
                <ul css={list}>
                  {sentences.map((sentence) => (
                    <T key={sentence} as="li" k={sentence} />
                  ))}
                </ul>
                {control}
              </section>
            ))}
            <PolicyQuestions texts={questions} />
          </div>
        </div>
      </BelowTheFold>
    </>
  );
}

/** Links to the English policy, which has changed since it was translated. */
function NewerInEnglish() {
  const pathIn = useLanguagePath();
  return (
    <p css={updated}>
      <T k="policies.newerInEnglish" />{' '}
      <a href={pathIn(SOURCE_LOCALE)} hrefLang={SOURCE_LOCALE}>
        <T k="policies.readInEnglish" />
      </a>
    </p>
  );
}

const updated = muted(font.small);

const layout = css`
  ${grid(space.xl)}
  padding-block-end: ${space.section};
  ${media.wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 9fr); }
  ${media.print} { display: block; }
`;

const contents = css`
  display: none;
  ${media.wide} {
    ${grid(space.s)}
    align-self: start;
    position: sticky;
    inset-block-start: calc(${size.header} + ${space.l});
  }
  font-size: ${font.small};
  p { font-weight: 600; }
  ol { scroll-target-group: auto; }
  ${listedLinks}
  a {
    display: block;
    padding-block: ${space.xs};
    padding-inline-start: ${space.m};
    border-inline-start: ${size.line} solid ${color.hairline};
    color: ${color.inkMuted};
  }
  /* The section being read, in browsers that support this selector. */
  a:target-current {
    border-color: ${color.accent};
    color: ${color.ink};
  }
`;

const body = css`
  ${grid(space.xxl)}
  min-inline-size: 0;
`;

const heading = css`
  ${flexRow(space.s)}
  font-size: ${font.title3};
  svg {
    flex: none;
    ${muted(font.title3)}
  }
`;

const list = css`
  ${grid(space.s)}
  max-inline-size: ${MEASURE};
  margin-block-start: ${space.m};
  padding-inline-start: 1.25em;
  list-style: disc;
  li::marker { color: ${color.inkMuted}; }
`;
