import { css } from '@emotion/react';
import { codeText } from '../../../theme/mixins.ts';
import { CODE_FONT, color, media } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

/** A program, the same in every language: its lines as tokens, each with its element. */
const PROGRAM: [element: 'b' | 'i' | 'u' | 'span', text: string][][] = [
  [
    ['b', 'async function '],
    ['i', 'load'],
    ['span', '(url) {'],
  ],
  [
    ['b', '  for '],
    ['span', '('],
    ['b', 'let '],
    ['span', 'i = '],
    ['u', '0'],
    ['span', '; i < '],
    ['u', '3'],
    ['span', '; i++) {'],
  ],
  [
    ['b', '    const '],
    ['span', 'reply = '],
    ['b', 'await '],
    ['i', 'fetch'],
    ['span', '(url);'],
  ],
  [
    ['b', '    if '],
    ['span', '(reply.ok) '],
    ['b', 'return '],
    ['span', 'reply.'],
    ['i', 'json'],
    ['span', '();'],
  ],
  [['span', '  }']],
  [['span', '}']],
];

const LOOP_END = 4;

/** A function that returns nothing after it has failed three times. */
export function CodeWindow() {
  return (
    <SceneWindow region="code" title="visionFrame.code.title">
      <code css={editor} dir="ltr" translate="no">
        {PROGRAM.map((line, number) => (
          <span key={line[0]?.[1]} data-mark={number === LOOP_END || undefined}>
            {line.map(([Element, text]) => (
              <Element key={text}>{text}</Element>
            ))}
          </span>
        ))}
      </code>
    </SceneWindow>
  );
}

const editor = css`
  ${codeText}
  display: block;
  min-inline-size: 0;
  overflow: hidden;
  padding: 0.8em;
  background: ${color.editor};
  font: 400 1em / 1.65 ${CODE_FONT};
  & > span { display: block; }
  ${media.wide} {
    padding: 1em;
    line-height: 1.75;
  }
`;
