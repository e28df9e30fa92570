import { css } from '@emotion/react';
import { EmptyWindows } from '../sections/about/EmptyWindows.tsx';
import { Letter } from '../sections/about/Letter.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { sky } from '../sections/shared/sky.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { size, space } from '../theme/tokens.ts';

/** Renders `/about`, a placeholder (docs/specification.md#features-and-about). */
export function AboutPage() {
  return (
    <>
      <PageHead page="about" title="about.meta.title" description="about.meta.description" />
      <PageIntro title="about.title" lede="about.lede" />
      <div css={[sky, desk]}>
        <EmptyWindows />
        <Letter />
      </div>
    </>
  );
}

// The light begins right below the words.
const desk = css`
  display: grid;
  place-items: center;
  min-block-size: calc(5 * ${size.column});
  margin-block-start: calc(-1 * ${space.xl});
  padding: ${space.section} ${space.gutter};
`;
