import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { column, ledeText, pane, rising } from '../../theme/mixins.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { ReadingPane } from '../shared/ReadingPane.tsx';
import { AutomationPicture } from './pictures/AutomationPicture.tsx';
import { PrivacyPicture } from './pictures/PrivacyPicture.tsx';
import { ProvidersPicture } from './pictures/ProvidersPicture.tsx';
import { ShortcutsPicture } from './pictures/ShortcutsPicture.tsx';
import { TranscriptionPicture } from './pictures/TranscriptionPicture.tsx';

interface Feature {
  title: TextKey;
  text: TextKey;
  picture: ReactNode;
  /**
   * `lead` is the largest; two are `beside` it, the others in the row below, which `rowEnd` ends.
   */
  place: 'lead' | 'beside' | 'row' | 'rowEnd';
}

const FEATURES: Feature[] = [
  {
    title: 'home.features.visionFrame.title',
    text: 'home.features.visionFrame.text',
    picture: <ReadingPane text="home.hero.lede" />,
    place: 'lead',
  },
  {
    title: 'home.features.providers.title',
    text: 'home.features.providers.text',
    picture: <ProvidersPicture />,
    place: 'beside',
  },
  {
    title: 'home.features.transcription.title',
    text: 'home.features.transcription.text',
    picture: <TranscriptionPicture />,
    place: 'beside',
  },
  {
    title: 'home.features.automation.title',
    text: 'home.features.automation.text',
    picture: <AutomationPicture />,
    place: 'row',
  },
  {
    title: 'home.features.privacy.title',
    text: 'home.features.privacy.text',
    picture: <PrivacyPicture />,
    place: 'row',
  },
  {
    title: 'home.features.shortcuts.title',
    text: 'home.features.shortcuts.text',
    picture: <ShortcutsPicture />,
    place: 'rowEnd',
  },
];

/** Shows the features in six cards; the Vision Frame's is the largest. */
export function FeatureGrid() {
  return (
    <section css={[column, band]} aria-labelledby="features">
      <header css={intro}>
        <T as="h2" id="features" k="home.features.title" />
        <T as="p" k="home.features.lede" />
      </header>
      <div css={grid}>
        {FEATURES.map(({ title, text, picture, place }) => (
          <article key={title} data-place={place}>
            {picture}
            <div>
              <T as="h3" k={title} />
              <T as="p" k={text} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

const band = css`
  padding-block: ${space.xxl} ${space.section};
`;

const intro = css`
  display: grid;
  gap: ${space.m};
  margin-block-end: ${space.xl};
  p { ${ledeText} }
  ${media.wide} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

// The picture and the text of a card take one row of the grid each, so that the texts of
// neighbors start on one line.
const grid = css`
  display: grid;
  gap: ${space.m};
  article {
    ${pane}
    ${rising}
    display: grid;
    gap: ${space.l};
    overflow: clip;
    padding: ${space.card};
  }
  h3 + p {
    margin-block-start: ${space.xs};
    color: ${color.inkMuted};
    font-size: ${font.small};
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    article {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    [data-place='lead'], [data-place='rowEnd'] { grid-column: 1 / -1; }
  }
  ${media.wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    [data-place='lead'] {
      grid-area: span 4 / span 7;
      grid-template-rows: 1fr auto;
    }
    [data-place='beside'] { grid-column: span 5; }
    [data-place='row'], [data-place='rowEnd'] { grid-column: span 4; }
  }
`;
