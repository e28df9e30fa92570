import { css } from '@emotion/react';
import { color, IRIDESCENCE, media, radius, size, space } from '../../src/theme/tokens.ts';
import { BLURS, RADII, SHADOWS } from '../../src/theme/tokenValues.ts';
import { tokenName, tokenValue } from './captionStyles.ts';
import { cssVariable } from './cssVariable.ts';
import { Section } from './Section.tsx';

/** Shows radii, blurs and shadows, each on a box. */
export function ShapeSection() {
  return (
    <Section title="Shape and depth" note="radius · blur · shadow">
      <ul css={boxes}>
        {Object.entries(RADII).map(([name, value]) => (
          <li key={name}>
            <div css={[box, outlined]} style={{ borderRadius: value }} />
            <Caption name={name} value={value} />
          </li>
        ))}
        {Object.entries(BLURS).map(([name, value]) => (
          <li key={name}>
            <div css={[box, striped]}>
              <div style={{ backdropFilter: `blur(${cssVariable('blur', name)})` }} />
            </div>
            <Caption name={name} value={value} />
          </li>
        ))}
        {Object.entries(SHADOWS).map(([name, value]) => (
          <li key={name} css={wide}>
            <div
              css={[box, name.endsWith('OnAction') ? action : raised]}
              style={{ boxShadow: cssVariable('shadow', name) }}
            />
            <Caption name={name} value={value.replace(/var\(--color-([\w-]+)\)/g, '$1')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Caption({ name, value }: { name: string; value: string }) {
  return (
    <p css={caption}>
      <b css={tokenName}>{name}</b>
      <span css={tokenValue}>{value}</span>
    </p>
  );
}

const boxes = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.l};
  ${media.medium} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    li {
      grid-column: span 2;
    }
  }
`;

const wide = css`
  grid-column: span 2;
  ${media.medium} { &&& { grid-column: span 3; } }
`;

const box = css`
  overflow: hidden;
  block-size: calc(1.5 * ${size.badge});
  border-radius: ${radius.m};
`;

const outlined = css`
  border: ${space.hair} solid ${color.controlEdge};
  background: ${color.surface};
`;

const raised = css`
  background: ${color.surface};
`;

const action = css`
  background: linear-gradient(100deg, ${color.actionStart}, ${color.actionEnd});
`;

// The blur covers the end half.
const striped = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  background:
    repeating-linear-gradient(90deg, ${color.paper} 0 ${size.line}, transparent 0 ${space.s}),
    ${IRIDESCENCE};
  & > div {
    grid-column: 2;
    margin: ${space.xs};
    border-radius: ${radius.s};
  }
`;

const caption = css`
  display: grid;
  margin-block-start: ${space.xs};
  text-wrap: wrap;
`;
