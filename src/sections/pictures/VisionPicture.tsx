import { css } from '@emotion/react';
import { color, IRIDESCENCE, radius, SHADOW_DEEP, space } from '../../theme/tokens.ts';
import { picture, textBar } from './pictureStyles.ts';

const LINES = ['94%', '78%', '88%', '60%', '90%', '72%', '40%'];

/** A pane of glass over a page of text: what lies under it stands out. */
export function VisionPicture() {
  return (
    <div css={[picture, page]} aria-hidden="true">
      {LINES.map((inlineSize) => (
        <span
          key={inlineSize}
          css={[
            textBar,
            css`
              inline-size: ${inlineSize};
            `,
          ]}
        />
      ))}
      <div css={glass} />
    </div>
  );
}

const page = css`
  position: relative;
  gap: ${space.m};
  min-block-size: 12rem;
`;

const glass = css`
  position: absolute;
  inset-block: 18% 14%;
  inset-inline: 34% 8%;
  border-radius: ${radius.m};
  border: 0.09375rem solid transparent;
  background: linear-gradient(${color.glass} 0 0) padding-box, ${IRIDESCENCE} border-box;
  backdrop-filter: saturate(2) contrast(1.2);
  box-shadow: ${SHADOW_DEEP};
`;
