import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color, easing, radius, size, space } from '../../src/theme/tokens.ts';
import { DURATIONS, EASINGS } from '../../src/theme/tokenValues.ts';
import { tokenName, tokenValue } from './captionStyles.ts';
import { cssVariable } from './cssVariable.ts';
import { Section } from './Section.tsx';

/** Shows durations as dots that move on hover, and easings as curves of distance over time. */
export function MotionSection() {
  return (
    <Section title="Motion" note="duration · easing. Point at it: nothing moves by itself">
      <ul css={list}>
        {Object.entries(DURATIONS).map(([name, value]) => (
          <li key={name}>
            <b css={tokenName}>{name}</b>
            <span css={tokenValue}>{value}</span>
            <div css={track}>
              <i style={{ '--shown': cssVariable('duration', name) } as CSSProperties} />
            </div>
          </li>
        ))}
      </ul>
      {Object.entries(EASINGS).map(([name, value]) => (
        <div key={name} css={figure}>
          <p css={tokenValue}>
            <b css={tokenName}>{name}</b>
            <br />
            {value}
          </p>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={curve(value)} />
          </svg>
        </div>
      ))}
    </Section>
  );
}

/** Converts `cubic-bezier(…)` to a path in a box of 100 by 100. */
function curve(value: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(
    (part) => 100 * Number(part),
  );
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

const list = css`
  li {
    display: grid;
    grid-template-columns: 4em 4em minmax(0, 1fr);
    align-items: center;
    padding-block: ${space.xxs};
    border-block-end: ${space.hair} solid ${color.hairline};
  }
  &:hover i {
    transform: translateX(calc(100cqi - 100%));
  }
`;

const track = css`
  container-type: inline-size;
  background: linear-gradient(${color.hairline} 0 0) center / 100% ${space.hair} no-repeat;
  i {
    display: block;
    inline-size: ${space.m};
    block-size: ${space.m};
    border-radius: ${radius.pill};
    background: ${color.violet};
    transition: transform var(--shown) ${easing.out};
  }
`;

const figure = css`
  display: grid;
  grid-template-columns: 8em minmax(0, 1fr);
  align-items: end;
  padding-block-start: ${space.m};
  svg {
    overflow: visible;
    inline-size: 100%;
    block-size: calc(1.5 * ${size.badge});
    border-block-end: ${space.hair} solid ${color.hairline};
    border-inline-start: ${space.hair} solid ${color.hairline};
    fill: none;
  }
  path {
    stroke: ${color.violet};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
