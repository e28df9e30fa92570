import { css } from '@emotion/react';
import IconGrip from '~icons/lucide/grip-horizontal';
import { T } from '../../../i18n/T.tsx';
import { useAriaLabel } from '../../../i18n/useAriaLabel.ts';
import { frosted } from '../../../theme/mixins.ts';
import { color, font, media, size, space } from '../../../theme/tokens.ts';
import { Logo } from '../../../ui/Logo.tsx';

const HELP_ID = 'vision-frame-help';

/**
 * The title bar by which the frame is moved: dragged, by arrow keys, or by Enter to the next
 * window.
 */
export function FrameTitleBar({ onNext }: { onNext: () => void }) {
  const nameOf = useAriaLabel();
  return (
    <header css={[frosted, titleBar]}>
      <Logo isMono />
      <T as="h2" k="visionFrame.title" />
      <IconGrip aria-hidden="true" css={grip} />
      <button
        type="button"
        css={handle}
        data-part="handle"
        {...nameOf('visionFrame.move')}
        aria-describedby={HELP_ID}
        onClick={onNext}
      />
      <span id={HELP_ID} hidden>
        <T k="visionFrame.moveHelp" />
      </span>
    </header>
  );
}

const titleBar = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${size.target};
  padding-inline: ${space.s};
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  cursor: grab;
  font-size: ${font.small};
  svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
  h2 {
    font-size: inherit;
    line-height: 1.4;
    letter-spacing: 0;
    white-space: nowrap;
  }
  ${media.belowWide} { font-size: ${font.micro}; }
`;

const grip = css`
  flex: 0 1 auto;
  min-inline-size: 0;
  margin-inline-start: auto;
  color: ${color.inkMuted};
`;

// Covers the title bar, so that all of it can be dragged.
const handle = css`
  position: absolute;
  inset: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: inherit;
  touch-action: none;
`;
