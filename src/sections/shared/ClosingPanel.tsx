import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextKey } from '../../i18n/useText.ts';
import { column, ledeText, pane } from '../../theme/mixins.ts';
import { media, size, space } from '../../theme/tokens.ts';
import { Logo } from '../../ui/Logo.tsx';

interface ClosingPanelProps {
  title: TextKey;
  text: TextKey;
  /** The actions. */
  children: ReactNode;
}

/** The closing section of a page: a pane that the brand's ring enters from the edge. */
export function ClosingPanel({ title, text, children }: ClosingPanelProps) {
  return (
    <section css={[column, band]} aria-labelledby="closing">
      <div css={[pane, panel]}>
        <Logo styles={ring} />
        <div css={words}>
          <T as="h2" id="closing" k={title} />
          <T as="p" k={text} />
        </div>
        {children}
      </div>
    </section>
  );
}

const band = css`
  padding-block-end: ${space.section};
`;

const panel = css`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.l};
  overflow: clip;
  padding: ${space.band};
  padding-block-start: calc(${size.mark} * 0.4);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl};
    align-items: end;
    padding-block: ${space.xxl};
  }
`;

const ring = css`
  position: absolute;
  inset-block-start: calc(-0.64 * ${size.mark});
  inset-inline-end: calc(-0.3 * ${size.mark});
  z-index: -1;
  inline-size: ${size.mark};
  block-size: ${size.mark};
  ${media.wide} {
    inset-block-start: calc(-0.62 * ${size.mark});
    inset-inline-end: calc(-0.16 * ${size.mark});
  }
`;

const words = css`
  display: grid;
  gap: ${space.m};
  padding-inline-end: ${space.xxl};
  p {
    ${ledeText}
    max-inline-size: 26em;
  }
`;
