import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/textKeys.ts';
import { flexRow, forcedOutline } from '../../../theme/mixins.ts';
import { shadow } from '../../../theme/shadows.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import type { RegionId } from './regions.ts';

interface SceneWindowProps {
  region: RegionId;
  title: TextKey;
  children: ReactNode;
}

/** A window of the sample desktop. The lens is centered on its elements with `data-mark`. */
export function SceneWindow({ region, title, children }: SceneWindowProps) {
  return (
    <div css={box} data-region={region} data-press="">
      <div css={bar}>
        <T k={title} />
      </div>
      {children}
    </div>
  );
}

// Isolated, so that the marks of a lower window do not shine through.
const box = css`
  ${forcedOutline}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-inline-size: 0;
  overflow: hidden;
  border-radius: 0.875em;
  background: ${color.surface};
  box-shadow: ${shadow.window};
  line-height: 1.35;
  ${media.forcedColors} { background: Canvas; }
`;

const buttons = (shade: string) =>
  `radial-gradient(circle closest-side, ${shade} 96%, transparent) 0 / 1em 100%`;

const bar = css`
  ${flexRow('0.65em')}
  padding: 0.65em 0.9em;
  border-block-end: ${space.hair} solid ${color.hairline};
  color: ${color.inkMuted};
  white-space: nowrap;
  &::before {
    content: '';
    inline-size: 3em;
    block-size: 0.7em;
    background: ${buttons(color.grayEdge)};
    /* Browsers would remove the gradient. */
    ${media.forcedColors} {
      background: ${buttons('CanvasText')};
      forced-color-adjust: none;
    }
  }
`;
