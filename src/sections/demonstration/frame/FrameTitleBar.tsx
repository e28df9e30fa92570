import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import { useAriaLabel } from '../../../i18n/useAriaLabel.ts';
import { flexRow, muted } from '../../../theme/mixins.ts';
import { color, font, media, radius } from '../../../theme/tokens.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { appearing } from '../motion/opening.ts';

const HELP_ID = 'vision-frame-help';

/** The title bar, which moves the frame: by dragging, arrow keys, or Enter to the next window. */
export function FrameTitleBar({ onNext }: { onNext: () => void }) {
  const nameOf = useAriaLabel();
  return (
    <header css={titleBar}>
      <Logo isMono />
      <T as="h2" k="brand.visionFrame" />
      <span css={[tip, appearing.tip]} aria-hidden="true">
        <T k="home.demonstration.dragMe" />
      </span>
      <button
        type="button"
        data-part="handle"
        {...nameOf('home.demonstration.move')}
        aria-describedby={HELP_ID}
        onClick={onNext}
      />
      <span id={HELP_ID} hidden>
        <T k="home.demonstration.moveHelp" />
      </span>
    </header>
  );
}

const titleBar = css`
  position: relative;
  ${flexRow('0.5em')}
  block-size: var(--bar);
  padding-inline: 0.6em;
  h2 {
    overflow: clip;
    font-size: 0.875em;
    line-height: 1.4;
    letter-spacing: 0;
    white-space: nowrap;
  }
  ${media.tiny} {
    & > i { display: none; }
    h2 {
      line-height: 1;
      white-space: normal;
    }
  }
  /* The grip: two rows of three dots. */
  &::after {
    flex: 0 1 0.96em;
    block-size: 0.56em;
    color: ${color.inkMuted};
    background: radial-gradient(circle, currentColor 0.08em, transparent 0.11em) 0 0 / 0.32em 0.28em;
    content: '';
    ${media.belowWide} { margin-inline-start: auto; }
    /* Browsers would remove the gradient. */
    ${media.forcedColors} {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
  /* Covers the title bar, so that all of it can be dragged. */
  button {
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: ${radius.glass};
    background: none;
    cursor: inherit;
    touch-action: none;
  }
`;

// Tells what a pointer can do, until it has done it.
const tip = css`
  display: none;
  ${media.wide} {
    display: block;
    margin-inline-start: auto;
    ${muted(font.micro)}
    white-space: nowrap;
    [data-moved] & { visibility: hidden; }
  }
  ${media.noScripts} { visibility: hidden; }
`;
