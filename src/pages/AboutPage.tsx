import { css } from '@emotion/react';
import { Letter } from '../sections/about/Letter.tsx';
import { PageIntro } from '../sections/shared/PageIntro.tsx';
import { sky } from '../sections/shared/sky.ts';
import { PageHead } from '../seo/PageHead.tsx';
import { screenOnly } from '../theme/mixins.ts';
import { blur, color, media, radius, shadow, size, space } from '../theme/tokens.ts';

/** Renders `/about`, a placeholder (docs/specification.md#features-and-about). */
export function AboutPage() {
  return (
    <>
      <PageHead page="about" title="about.meta.title" description="about.meta.description" />
      <PageIntro title="about.title" lede="about.lede" />
      <div css={[sky, desk]}>
        {EMPTY_WINDOWS.map((place) => (
          <div key={place.name} css={[emptyWindow, place, screenOnly]} />
        ))}
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

// Out of focus: a title bar, and lines of text.
const emptyWindow = css`
  position: absolute;
  z-index: -1;
  inline-size: 22em;
  aspect-ratio: 1.4;
  border-radius: ${radius.m};
  background:
    linear-gradient(${color.glassClear} 2em, transparent 2em),
    repeating-linear-gradient(transparent 0 1.25em, ${color.hairline} 0 1.6em) 1.25em 3em / 60% 55%
      no-repeat,
    ${color.glassClear};
  box-shadow: ${shadow.window};
  filter: blur(${blur.soft});
  ${media.forcedColors} { display: none; }
`;

const place = (top: string, start: string, fontSize: string = space.m) => css`
  inset-block-start: ${top};
  inset-inline-start: ${start};
  font-size: ${fontSize};
`;

const EMPTY_WINDOWS = [
  place('16%', '-5%'),
  place('56%', '9%'),
  place('10%', '72%'),
  place('52%', '81%'),
  place('74%', '60%', space.s),
];
