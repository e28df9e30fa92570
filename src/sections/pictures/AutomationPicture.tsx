// biome-ignore-all lint/style/noJsxLiterals: a program, the same in every language

import { css, keyframes } from '@emotion/react';
import { glassSlab } from '../../theme/glass.ts';
import { grid } from '../../theme/mixins.ts';
import { CODE_FONT, color, easing, font, radius, space } from '../../theme/tokens.ts';

/**
 * A script in an editor; glass lies over the statement that is being read. It is AppleScript that
 * runs, the same in every language, with commands in `b` and names in `u`.
 */
export function AutomationPicture() {
  return (
    <div css={picture}>
      <code lang="en" dir="ltr" translate="no">
        <span>
          <b>tell</b> application <u>"Mail"</u>
        </span>
        <span>
          <i />
          {'  '}
          <b>set</b> todo to messages of inbox
        </span>
        <span>
          {'  '}
          <b>move</b> todo to mailbox <u>"Today"</u>
        </span>
        <span>
          <b>end tell</b>
        </span>
      </code>
    </div>
  );
}

// The glass stops above the statement, at the line before it, and moves fast between both.
const read = keyframes`
  0%, 40% { transform: translateY(-100%); }
  70%, 100% { transform: none; }
`;

const picture = css`
  color-scheme: dark;
  container-type: inline-size;
  display: grid;
  align-content: center;
  background:
    radial-gradient(80% 70% at 20% 0, ${color.castGlow}, transparent), ${color.editor};
  code {
    isolation: isolate;
    ${grid(space.xs)}
    color: ${color.editorInk};
    /* Firefox and Safari otherwise align it like the list that it is in. */
    text-align: start;
    white-space: pre;
    font: 400 max(${font.code}, 3.3cqi) / 1.7 ${CODE_FONT};
  }
  code > * { padding-inline: ${space.card}; }
  b {
    color: ${color.editorKeyword};
    font-weight: 400;
  }
  u {
    color: ${color.editorValue};
    text-decoration: none;
  }
  span:has(> i) {
    position: relative;
    padding-block: ${space.xs};
  }
  i {
    ${glassSlab}
    position: absolute;
    inset: 0 calc(${space.card} / 2);
    z-index: -1;
    border-radius: ${radius.m};
    animation: ${read} ${easing.glide} both;
    animation-timeline: var(--timeline-view);
    animation-range: entry 70% cover 45%;
  }
`;
