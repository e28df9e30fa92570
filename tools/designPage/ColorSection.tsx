import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color, media, size, space } from '../../src/theme/tokens.ts';
import { COLORS, type ColorName, colorValue, SHARED_COLORS } from '../../src/theme/tokenValues.ts';
import { tokenName, tokenValue } from './captionStyles.ts';
import { Section } from './Section.tsx';

const NAMES = Object.keys({ ...COLORS, ...SHARED_COLORS }) as ColorName[];

/** Shows every color in both schemes; half of each swatch lies over ink to show transparency. */
export function ColorSection() {
  return (
    <Section
      title="Color"
      note="color · light and dark, in OKLCH: lightness, chroma, hue / alpha. A swatch’s end half lies over ink"
    >
      <ul css={list}>
        {NAMES.map((name) => (
          <li key={name} style={{ '--shown': color[name] } as CSSProperties}>
            <b css={tokenName}>{name}</b>
            <Swatch scheme="light" value={colorValue(name, 'light')} />
            <Swatch scheme="dark" value={colorValue(name, 'dark')} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Swatch({ scheme, value }: { scheme: 'light' | 'dark'; value: string }) {
  return (
    <span css={[tokenValue, swatch]} style={{ colorScheme: scheme }} title={`${scheme}: ${value}`}>
      <i />
      {value.replace(/^oklch\((.*)\)$/, '$1')}
    </span>
  );
}

const list = css`
  columns: 3 ${size.sceneNarrow};
  column-gap: ${space.l};
  li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    break-inside: avoid;
    border-block-end: ${space.hair} solid ${color.hairline};
  }
  b {
    grid-column: 1 / -1;
    padding-block: ${space.xs} ${space.xxs};
  }
  ${media.medium} {
    li {
      grid-template-columns: 6em repeat(2, minmax(0, 1fr));
    }
    b {
      grid-column: auto;
      padding: 0;
    }
  }
`;

const swatch = css`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  background: ${color.paper};
  white-space: nowrap;
  i {
    flex: none;
    /* Fills the space beside the longest value. */
    inline-size: clamp(${space.l}, 100% - 22ch, ${size.badge});
    block-size: ${size.glyph};
    box-shadow: inset 0 0 0 ${space.hair} ${color.hairline};
    background:
      linear-gradient(var(--shown) 0 0),
      linear-gradient(90deg, transparent 50%, ${color.ink} 50%);
  }
`;
