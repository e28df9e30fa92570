import { css, keyframes } from '@emotion/react';
import { glassSlab } from '../../theme/glass.ts';
import { codeText, grid } from '../../theme/mixins.ts';
import { CODE_FONT, color, easing, font, radius, space } from '../../theme/tokens.ts';
import { HighlightedCode } from '../shared/HighlightedCode.tsx';

/** A statement of AppleScript that runs, the same in every language; names are in quotes. */
const BEFORE = 'tell application "Mail"';
const READ = '  set todo to messages of inbox';
const AFTER = '  move todo to mailbox "Today"\nend tell';

/** A script in an editor; glass lies over the statement that is being read. */
export function AutomationPicture() {
  return (
    <div css={picture}>
      <code lang="en" dir="ltr" translate="no">
        <span>
          <HighlightedCode code={BEFORE} />
        </span>
        <span>
          <i />
          <HighlightedCode code={READ} />
        </span>
        <span>
          <HighlightedCode code={AFTER} />
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
    ${codeText}
    isolation: isolate;
    ${grid(space.xs)}
    font: 400 max(${font.code}, 3.3cqi) / 1.7 ${CODE_FONT};
  }
  code > * { padding-inline: ${space.card}; }
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
