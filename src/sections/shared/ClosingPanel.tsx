import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { T } from '../../i18n/T.tsx';
import type { TextGroup } from '../../i18n/textKeys.ts';
import { iris } from '../../theme/iris.ts';
import { column, grid, layer, ledeText, noPrint, onDark, spaceBelow } from '../../theme/mixins.ts';
import { repainted } from '../../theme/palettes.ts';
import { color, media, radius, space } from '../../theme/tokens.ts';
import { buttonRow } from '../../ui/buttonStyles.ts';

interface ClosingPanelProps {
  texts: TextGroup<'title' | 'text'>;
  /** The actions. */
  children: ReactNode;
}

/** The closing section of an inner page: dark in both schemes, with light from its end. */
export function ClosingPanel({ texts, children }: ClosingPanelProps) {
  return (
    <section css={[column, noPrint, spaceBelow]} aria-labelledby="closing">
      <div css={panel}>
        <div css={words}>
          <T as="h2" id="closing" k={`${texts}.title`} />
          <T as="p" k={`${texts}.text`} />
        </div>
        <div css={buttonRow}>{children}</div>
      </div>
    </section>
  );
}

// The text lies on plain ground: the light is below it, or at the end of the line.
const panel = css`
  ${onDark}
  position: relative;
  isolation: isolate;
  ${grid(space.l)}
  overflow: clip;
  padding: ${space.band};
  outline: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.pupil};
  &::before {
    ${layer}
    z-index: -1;
    ${repainted('deep')}
    ${iris}
    --at: calc(50% + var(--forward) * 30%) 140%;
    mask: linear-gradient(transparent 50%, black);
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 7fr) auto;
    align-items: center;
    &::before {
      --at: calc(50% + var(--forward) * 62%) 50%;
      mask: linear-gradient(calc(var(--forward) * 90deg), transparent 45%, black);
    }
  }
`;

const words = css`
  ${grid(space.s)}
  h2 { max-inline-size: 12em; }
  p {
    ${ledeText}
    max-inline-size: 26em;
  }
`;
