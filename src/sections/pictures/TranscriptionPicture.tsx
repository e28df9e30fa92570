import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { color, radius, size, space } from '../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

/** Two captions: one from the microphone, one from the system's audio. */
export function TranscriptionPicture() {
  return (
    <div css={picture} aria-hidden="true">
      <p css={caption}>
        <b>
          <T k="home.features.transcription.microphone" />
        </b>
        <T k="home.features.transcription.microphoneLine" />
      </p>
      <p css={[caption, reply]}>
        <b>
          <T k="home.features.transcription.system" />
        </b>
        <T k="home.features.transcription.systemLine" />
      </p>
    </div>
  );
}

const caption = css`
  justify-self: start;
  display: flex;
  gap: ${space.xs};
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.m};
  background: ${color.paperSunk};
  font-size: ${size.small};
  b { color: ${color.inkMuted}; font-weight: 400; }
`;

const reply = css`
  margin-inline-start: ${space.l};
`;
