import { css } from '@emotion/react';
import { color, radius, space } from '../../theme/tokens.ts';
import { picture, textBar } from './pictureStyles.ts';

/** Indents and lengths of a script's lines, in characters. */
const SCRIPT: [indent: number, length: number][] = [
  [0, 16],
  [2, 22],
  [4, 14],
  [2, 9],
  [0, 8],
];

/** A short script, as one sees it from a step away. */
export function AutomationPicture() {
  return (
    <div css={[picture, editor]} aria-hidden="true">
      {SCRIPT.map(([indent, length]) => (
        <span
          key={`${indent} ${length}`}
          css={[
            textBar,
            css`
              inline-size: ${length * 0.5}rem;
              margin-inline-start: ${indent * 0.5}rem;
            `,
          ]}
        />
      ))}
    </div>
  );
}

const editor = css`
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.paperSunk};
  direction: ltr;
  & > :nth-of-type(odd) { background: ${color.violet}; opacity: 0.55; }
`;
