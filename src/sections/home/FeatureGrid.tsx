import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import type { TextGroup } from '../../i18n/textKeys.ts';
import { FEATURES, type Feature } from '../../product.ts';
import {
  column,
  grid,
  ledeText,
  muted,
  onDark,
  pane,
  spaceBelow,
  twelveColumns,
} from '../../theme/mixins.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { FeaturePicture } from '../pictures/FeaturePicture.tsx';
import type { PictureName } from '../pictures/Pictures.tsx';
import { ShortcutList } from './ShortcutList.tsx';

interface Card {
  texts: TextGroup<'title' | 'text'>;
  picture: PictureName;
  /** `large` and `beside` share the first row, `row` is the second, three are in the third. */
  place: 'large' | 'beside' | 'row' | 'third' | 'darkThird';
}

const CARDS: Record<Feature, Card> = {
  visionFrame: { texts: 'home.features.visionFrame', picture: 'vision', place: 'large' },
  providers: { texts: 'home.features.providers', picture: 'providers', place: 'beside' },
  transcription: { texts: 'home.features.transcription', picture: 'transcription', place: 'row' },
  automation: { texts: 'home.features.automation', picture: 'automation', place: 'third' },
  shortcuts: { texts: 'home.features.shortcuts', picture: 'shortcuts', place: 'third' },
  privacy: { texts: 'home.features.privacy', picture: 'privacy', place: 'darkThird' },
};

/** Shows the features in cards, each with a small demonstration. */
export function FeatureGrid() {
  return (
    <section css={[column, spaceBelow]} aria-labelledby="features">
      <header css={intro}>
        <T as="h2" id="features" k="home.features.title" />
        <T as="p" k="home.features.lede" />
      </header>
      <div css={cards}>
        {FEATURES.map((feature) => {
          const { texts, picture, place } = CARDS[feature];
          return (
            <article key={feature} data-place={place}>
              <FeaturePicture name={picture} />
              <div>
                <T as="h3" k={`${texts}.title`} />
                <T as="p" k={`${texts}.text`} />
                {feature === 'shortcuts' && <ShortcutList />}
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}

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
  grid-template-columns: minmax(0, 1fr);
  article {
    ${pane}
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
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
    ${onDark}
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
