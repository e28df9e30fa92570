import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import { color, font, radius, space } from '../../../theme/tokens.ts';
import { arrivingChildren, picture } from './pictureStyles.ts';

/** Two captions: one from the microphone, one from the system's audio. */
export function TranscriptionPicture() {
  return (
    <div css={[picture, captions, arrivingChildren]} aria-hidden="true">
      <p>
        <b>
          <T k="home.features.transcription.microphone" />
        </b>
        <span>
          <T k="home.features.transcription.microphoneLine" />
        </span>
      </p>
      <p>
        <b>
          <T k="home.features.transcription.system" />
        </b>
        <span>
          <T k="home.features.transcription.systemLine" />
        </span>
      </p>
    </div>
  );
}

const captions = css`
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xxs} ${space.s};
  }
  p:last-of-type { flex-direction: row-reverse; }
  b {
    color: ${color.inkMuted};
    font-size: ${font.micro};
    font-weight: 400;
  }
  span {
    padding: ${space.xs} ${space.m};
    border-radius: ${radius.l};
    border-end-start-radius: ${space.xxs};
    background: ${color.greySurface};
    font-size: ${font.small};
  }
  p:last-of-type span {
    border-end-start-radius: ${radius.l};
    border-end-end-radius: ${space.xxs};
    background: ${color.blueSurface};
  }
`;
