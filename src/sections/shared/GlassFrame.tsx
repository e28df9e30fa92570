import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/textKeys.ts';
import { glassSlab } from '../../theme/glass.ts';
import { flexRow, headlineFont } from '../../theme/mixins.ts';
import { shadow } from '../../theme/shadows.ts';
import { font, size, space } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

interface GlassFrameProps {
  /** The text in the title bar; by default the name of the product's window. */
  title?: TextKey;
  children: ReactNode;
}

/** The Vision Frame at rest, over its children. */
export function GlassFrame({ title = 'brand.visionFrame', children }: GlassFrameProps) {
  return (
    <div css={[glassSlab, frame]}>
      <p css={bar} aria-hidden="true">
        <Logo isMono />
        <T k={title} />
      </p>
      {children}
    </div>
  );
}

const frame = css`
  position: relative;
  padding: 0 ${space.xs} ${space.xs};
  box-shadow: ${shadow.glass}, ${shadow.cast};
`;

const bar = css`
  ${flexRow(space.xs)}
  min-block-size: ${size.target};
  padding-inline: ${space.xs};
  ${headlineFont(font.small, 1.4)}
`;
