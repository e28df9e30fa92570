import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { flexRow, pane } from '../../theme/mixins.ts';
import { color, font, radius, size, space } from '../../theme/tokens.ts';

/** A part of the page. */
export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section css={[pane, panel]} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** Says something about the figures: a warning, or what is only worth knowing. */
export function Notice(props: { isWarning?: boolean; children: ReactNode }) {
  return (
    <div css={[notice, props.isWarning && warning]}>
      {props.isWarning && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 2 21h20zm0 7v5m0 2v1" />
        </svg>
      )}
      {props.children}
    </div>
  );
}

const panel = css`
  padding: ${space.card};
  h2 {
    margin-block-end: ${space.m};
    font-size: ${font.title4};
  }
`;

const notice = css`
  ${flexRow(space.s)}
  margin-block-start: ${space.s};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.m};
  background: ${color.blueSurface};
  color: ${color.blueText};
  font-size: ${font.small};
  line-height: 1.45;
  svg {
    flex: none;
    inline-size: ${size.icon};
    fill: none;
    stroke: currentColor;
    stroke-width: ${size.line};
  }
`;

const warning = css`
  background: ${color.yellowSurface};
  color: ${color.yellowText};
`;
