import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T, type TextKey } from '../i18n/T.tsx';
import { column, pane } from '../theme/mixins.ts';
import { color, media, size, space } from '../theme/tokens.ts';
import { AutomationPicture } from './pictures/AutomationPicture.tsx';
import { PrivacyPicture } from './pictures/PrivacyPicture.tsx';
import { ProvidersPicture } from './pictures/ProvidersPicture.tsx';
import { ShortcutsPicture } from './pictures/ShortcutsPicture.tsx';
import { TranscriptionPicture } from './pictures/TranscriptionPicture.tsx';
import { VisionPicture } from './pictures/VisionPicture.tsx';

interface Feature {
  title: TextKey;
  text: TextKey;
  picture: ReactNode;
  /** Columns and rows the card takes of the wide grid. */
  span: [columns: number, rows: number];
}

const FEATURES: Feature[] = [
  {
    title: 'home.features.visionFrame.title',
    text: 'home.features.visionFrame.text',
    picture: <VisionPicture />,
    span: [7, 2],
  },
  {
    title: 'home.features.providers.title',
    text: 'home.features.providers.text',
    picture: <ProvidersPicture />,
    span: [5, 1],
  },
  {
    title: 'home.features.transcription.title',
    text: 'home.features.transcription.text',
    picture: <TranscriptionPicture />,
    span: [5, 1],
  },
  {
    title: 'home.features.automation.title',
    text: 'home.features.automation.text',
    picture: <AutomationPicture />,
    span: [4, 1],
  },
  {
    title: 'home.features.privacy.title',
    text: 'home.features.privacy.text',
    picture: <PrivacyPicture />,
    span: [4, 1],
  },
  {
    title: 'home.features.shortcuts.title',
    text: 'home.features.shortcuts.text',
    picture: <ShortcutsPicture />,
    span: [4, 1],
  },
];

/** What Iris does, in six cards of which the Vision Frame's is the largest. */
export function FeatureGrid() {
  return (
    <section css={[column, band]} aria-labelledby="features">
      <header css={intro}>
        <h2 id="features">
          <T k="home.features.title" />
        </h2>
        <p css={lede}>
          <T k="home.features.lede" />
        </p>
      </header>
      <div css={grid}>
        {FEATURES.map(({ title, text, picture, span: [columns, rows] }) => (
          <article
            key={title}
            css={[
              pane,
              card,
              css`
                ${media.wide} { grid-column: span ${columns}; grid-row: span ${rows}; }
              `,
            ]}
          >
            {picture}
            <div>
              <h3>
                <T k={title} />
              </h3>
              <p css={description}>
                <T k={text} />
              </p>
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
  ${media.wide} { grid-template-columns: 7fr 5fr; align-items: end; }
`;

const lede = css`
  color: ${color.inkMuted};
  font-size: ${size.lede};
`;

const grid = css`
  display: grid;
  gap: ${space.m};
  ${media.wide} { grid-template-columns: repeat(12, minmax(0, 1fr)); }
`;

const card = css`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space.l};
  overflow: hidden;
  padding: ${space.l};
`;

const description = css`
  margin-block-start: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${size.small};
`;
