import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, duration, font, radius, shadow, size, space } from '../../../theme/tokens.ts';
import { HOME_REGION, type RegionId } from './regions.ts';

interface SceneWindowProps {
  region: RegionId;
  title: TextKey;
  children: ReactNode;
}

/**
 * A window of the sample desktop. While the lens is over it, it has `data-read` and its elements
 * with `data-mark` are outlined. The lens is centered on those, or on elements with `data-aim`.
 */
export function SceneWindow({ region, title, children }: SceneWindowProps) {
  return (
    <div css={box} data-region={region} data-read={region === HOME_REGION || undefined}>
      <div css={bar}>
        <span css={buttons}>
          <i />
          <i />
          <i />
        </span>
        <T k={title} />
      </div>
      {children}
    </div>
  );
}

const box = css`
  position: relative;
  display: grid;
  min-inline-size: 0;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  overflow: hidden;
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.sheen}, ${shadow.soft};
  cursor: pointer;
  [data-mark] { position: relative; }
  [data-mark]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${size.glassEdge} solid ${color.violet};
    border-radius: inherit;
    opacity: 0;
    transition: opacity ${duration.calm};
  }
  &[data-read] [data-mark]::after { opacity: 1; }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  padding: ${space.xs} ${space.s};
  border-block-end: ${space.hair} solid ${color.hairline};
  color: ${color.inkMuted};
  font-size: ${font.tiny};
  line-height: 1.2;
  white-space: nowrap;
`;

const buttons = css`
  display: flex;
  flex: none;
  gap: inherit;
  margin-inline-end: ${space.xxs};
  i {
    inline-size: ${size.dot};
    block-size: ${size.dot};
    border-radius: 50%;
    background: ${color.hairline};
  }
`;
