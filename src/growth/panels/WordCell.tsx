import { css } from '@emotion/react';
import { color, radius, space } from '../../theme/tokens.ts';

/**
 * The first cell of a row, with a bar behind its words.
 * @param props.share how long the bar is, from 0 to 1
 */
export function WordCell({ text, share }: { text: string; share: number }) {
  return (
    <th scope="row" css={cell}>
      <span css={fill} style={{ inlineSize: `${share * 100}%` }} />
      <span css={word}>{text}</span>
    </th>
  );
}

const cell = css`
  position: relative;
  min-inline-size: 7.5em;
`;

const fill = css`
  position: absolute;
  inset-block: ${space.xxs};
  inset-inline-start: 0;
  border-radius: ${radius.s};
  background: ${color.blueSurface};
`;

const word = css`
  position: relative;
  display: block;
  padding-inline: ${space.xs};
  overflow-wrap: anywhere;
  white-space: normal;
`;
