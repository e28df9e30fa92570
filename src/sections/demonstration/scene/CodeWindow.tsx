import { css } from '@emotion/react';
import { codeText } from '../../../theme/mixins.ts';
import { CODE_FONT, color, media } from '../../../theme/tokens.ts';
import { HighlightedCode } from '../../shared/HighlightedCode.tsx';
import { SceneWindow } from './SceneWindow.tsx';

/** A program, the same in every language, up to the end of its loop. */
const PROGRAM = [
  'async function load(url) {',
  '  for (let i = 0; i < 3; i++) {',
  '    const reply = await fetch(url);',
  '    if (reply.ok) return reply.json();',
  '',
].join('\n');
const LOOP_END = '  }';
const PROGRAM_END = '}';

/** A function that returns nothing after it has failed three times. */
export function CodeWindow() {
  return (
    <SceneWindow region="code" title="home.demonstration.code.title">
      <code css={editor} dir="ltr" translate="no">
        <HighlightedCode code={PROGRAM} />
        <span data-mark={true}>{LOOP_END}</span>
        {PROGRAM_END}
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
  [data-mark] {
    position: relative;
    display: block;
  }
  ${media.wide} {
    padding: 1em;
    line-height: 1.6;
  }
`;
