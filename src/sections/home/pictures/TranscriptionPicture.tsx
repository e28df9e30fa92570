import { css, keyframes } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, radius, space } from '../../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

const CAPTIONS: { source: keyof typeof captions; name: TextKey; line: TextKey }[] = [
  {
    source: 'microphone',
    name: 'home.features.transcription.microphone',
    line: 'home.features.transcription.microphoneLine',
  },
  {
    source: 'system',
    name: 'home.features.transcription.system',
    line: 'home.features.transcription.systemLine',
  },
];

/** Two captions: one from the microphone, one from the system's audio. */
export function TranscriptionPicture() {
  return (
    <div css={picture} aria-hidden="true">
      {CAPTIONS.map(({ source, name, line }) => (
        <p key={source} css={[caption, captions[source]]}>
          <T as="b" css={label} k={name} />
          <T as="span" css={[bubble, bubbles[source]]} k={line} />
        </p>
      ))}
    </div>
  );
}

const arrive = keyframes`from { transform: translateY(${space.l}); }`;

// The captions arrive one after the other as the picture scrolls into view.
const caption = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};
  animation: ${arrive} linear both;
  animation-timeline: var(--timeline-view);
  animation-range: entry 20% entry 110%;
`;

const captions = {
  microphone: undefined,
  system: css`
    flex-direction: row-reverse;
    animation-range: entry 60% entry 160%;
  `,
};

const label = css`
  color: ${color.inkMuted};
  font-size: ${font.micro};
  font-weight: 400;
`;

const bubble = css`
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.l};
  font-size: ${font.small};
`;

const bubbles = {
  microphone: css`
    border-end-start-radius: ${space.xxs};
    background: ${color.graySurface};
  `,
  system: css`
    border-end-end-radius: ${space.xxs};
    background: ${color.blueSurface};
  `,
};
