import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import {
  alwaysDark,
  column,
  grid,
  ledeText,
  muted,
  pane,
  twelveColumns,
} from '../../theme/mixins.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { FeaturePicture } from '../pictures/FeaturePicture.tsx';
import type { PictureName } from '../pictures/Pictures.tsx';
import { ShortcutList } from './ShortcutList.tsx';

interface Feature {
  title: TextKey;
  text: TextKey;
  picture: PictureName;
  details?: ReactNode;
  /** `large` and `beside` share the first row, `row` is the second, three are in the third. */
  place: 'large' | 'beside' | 'row' | 'third' | 'darkThird';
}

const FEATURES: Feature[] = [
  {
    title: 'home.features.visionFrame.title',
    text: 'home.features.visionFrame.text',
    picture: 'vision',
    place: 'large',
  },
  {
    title: 'home.features.providers.title',
    text: 'home.features.providers.text',
    picture: 'providers',
    place: 'beside',
  },
  {
    title: 'home.features.transcription.title',
    text: 'home.features.transcription.text',
    picture: 'transcription',
    place: 'row',
  },
  {
    title: 'home.features.automation.title',
    text: 'home.features.automation.text',
    picture: 'automation',
    place: 'third',
  },
  {
    title: 'home.features.shortcuts.title',
    text: 'home.features.shortcuts.text',
    picture: 'shortcuts',
    details: <ShortcutList />,
    place: 'third',
  },
  {
    title: 'home.features.privacy.title',
    text: 'home.features.privacy.text',
    picture: 'privacy',
    place: 'darkThird',
  },
];

/** Shows the features in six cards, each with a small demonstration. */
export function FeatureGrid() {
  return (
    <section css={[column, band]} aria-labelledby="features">
      <header css={intro}>
        <T as="h2" id="features" k="home.features.title" />
        <T as="p" k="home.features.lede" />
      </header>
      <div css={cards}>
        {FEATURES.map(({ title, text, picture, details, place }) => (
          <article key={title} data-place={place}>
            <FeaturePicture name={picture} />
            <div>
              <T as="h3" k={title} />
              <T as="p" k={text} />
              {details}
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

const band = css`
  padding-block-end: ${space.section};
`;

const intro = css`
  ${grid(space.m)}
  margin-block-end: ${space.part};
  p { ${ledeText} }
  ${media.wide} {
    ${twelveColumns}
    align-items: end;
    h2 { grid-column: span 7; }
    p { grid-column: span 5; }
  }
`;

// Pictures reach to the edges of their cards. The last two places have their text at the start
// where they are wide. A title that fills its line may be wider in a fallback font: it then reaches
// into the padding instead of breaking.
const cards = css`
  ${grid(space.m)}
  article {
    ${pane}
    display: grid;
    grid-template-rows: 1fr auto;
    overflow: clip;
    isolation: isolate;
  }
  article > :last-child { padding: ${space.card}; }
  h3 { margin-inline-end: calc(-1 * ${space.card}); }
  h3 + p {
    margin-block-start: ${space.xs};
    ${muted(font.small)}
  }
  [data-place='darkThird'] {
    ${alwaysDark}
    background: ${color.editor};
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    article:not([data-place='third']) { grid-column: 1 / -1; }
    [data-place='darkThird'] {
      grid-template: auto / repeat(2, minmax(0, 1fr));
      align-items: center;
      & > :last-child { order: -1; }
    }
  }
  ${media.wide} {
    ${twelveColumns}
    article[data-place='large'] { grid-column: span 7; }
    article[data-place='beside'] { grid-column: span 5; }
    article[data-place='row'] {
      grid-template: auto / 4fr 8fr;
      align-items: center;
      & > :last-child { order: -1; }
    }
    article[data-place$='hird'] { grid-column: span 4; }
    article[data-place='darkThird'] {
      grid-template: 1fr auto / auto;
      align-items: stretch;
      & > :last-child { order: 0; }
    }
  }
`;
