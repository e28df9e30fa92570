import { css } from '@emotion/react';
import { color, radius, space } from '../../theme/tokens.ts';
import { isVague, type Rate } from '../rules/rate.ts';

const HEIGHT = 10;

/** A rate as a bar, with its interval as a line; decoration, beside the rate as text. */
export function RateBar({ rate }: { rate: Rate | undefined }) {
  const at = (share: number) => `${share * 100}%`;
  return (
    <svg css={bar} height={HEIGHT} aria-hidden="true">
      <rect css={track} width="100%" height={HEIGHT} />
      {rate && (
        <>
          <rect css={isVague(rate) ? vagueFill : fill} width={at(rate.share)} height={HEIGHT} />
          <line
            css={whisker}
            x1={at(rate.low)}
            x2={at(rate.high)}
            y1={HEIGHT / 2}
            y2={HEIGHT / 2}
          />
        </>
      )}
    </svg>
  );
}

const bar = css`
  inline-size: 100%;
  margin-block-start: ${space.xxs};
  border-radius: ${radius.s};
`;

const track = css`
  fill: ${color.graySurface};
`;

const fill = css`
  fill: ${color.blue};
`;

const vagueFill = css`
  fill: ${color.blue};
  opacity: 0.4;
`;

const whisker = css`
  stroke: ${color.ink};
  stroke-width: ${space.hair};
`;
