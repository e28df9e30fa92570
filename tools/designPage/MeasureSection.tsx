import { css } from '@emotion/react';
import { color, media, space } from '../../src/theme/tokens.ts';
import { SIZES, SPACES } from '../../src/theme/tokenValues.ts';
import { tokenName, tokenValue } from './captionStyles.ts';
import { Section } from './Section.tsx';

/** Length in rem from which a bar takes its own line. */
const LONG = 10;

type Measure = [name: string, value: string];

/** Shows spaces and sizes as bars of their length. */
export function MeasureSection() {
  const sizes: Measure[] = Object.entries(SIZES).sort(
    ([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other),
  );
  const isLong = ([, value]: Measure) => Number.parseFloat(value) >= LONG;
  return (
    <Section
      title="Space and size"
      note="space · size. Bars are as long as they say, fluid ones as they are in this window"
    >
      <div css={columns}>
        {halves(Object.entries(SPACES)).map((measures) => (
          <Bars key={measures[0]?.[0]} measures={measures} />
        ))}
        {halves(sizes.filter((measure) => !isLong(measure))).map((measures) => (
          <Bars key={measures[0]?.[0]} measures={measures} />
        ))}
      </div>
      <Bars measures={sizes.filter(isLong)} />
    </Section>
  );
}

function Bars({ measures }: { measures: Measure[] }) {
  return (
    <ul css={bars}>
      {measures.map(([name, value]) => (
        <li key={name}>
          <b css={tokenName}>{name}</b>
          <span css={tokenValue}>{value}</span>
          <i style={{ inlineSize: value }} />
        </li>
      ))}
    </ul>
  );
}

function halves(measures: Measure[]): [Measure[], Measure[]] {
  const half = Math.ceil(measures.length / 2);
  return [measures.slice(0, half), measures.slice(half)];
}

const columns = css`
  display: grid;
  gap: 0 ${space.l};
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.wide} {
    grid-template-columns: 3fr 5fr 4fr 4fr;
  }
`;

// The bar lies on the hairline below its name.
const bars = css`
  li {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    align-items: baseline;
    padding-block-start: ${space.xs};
    border-block-end: ${space.hair} solid ${color.hairline};
  }
  span {
    white-space: nowrap;
  }
  i {
    grid-column: 1 / -1;
    max-inline-size: 100%;
    block-size: ${space.xxs};
    background: ${color.blue};
  }
`;
