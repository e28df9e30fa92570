import { css } from '@emotion/react';
import { CODE_FONT, color, DISPLAY_FONT, media, space } from '../../src/theme/tokens.ts';
import { FAMILIES, FONT_SIZES } from '../../src/theme/tokenValues.ts';
import { tokenName, tokenValue } from './captionStyles.ts';
import { Section } from './Section.tsx';

const SPECIMEN = 'Iris reads what lies under the glass';

/** Font families; that of texts is the system's, which the global styles set on `body`. */
const FACES = [
  { name: 'display', stack: FAMILIES.display, fontFamily: DISPLAY_FONT, fontWeight: 600 },
  { name: 'text', stack: 'system-ui, sans-serif', fontFamily: 'inherit', fontWeight: 400 },
  { name: 'code', stack: FAMILIES.code, fontFamily: CODE_FONT, fontWeight: 400 },
];

/** Shows every size in each of the three families, the largest first. */
export function TypeSection() {
  return (
    <Section title="Type" note="font · family. Fluid sizes as they are in this window">
      <div>
        <div css={row}>
          <span />
          {FACES.map(({ name, stack }) => (
            <p key={name} css={[tokenValue, face]} title={stack}>
              <b css={tokenName}>{name}</b> {stack}
            </p>
          ))}
        </div>
        {Object.entries(FONT_SIZES)
          .reverse()
          .map(([name, value]) => (
            <div key={name} css={row}>
              <p css={label}>
                <b css={tokenName}>{name}</b> <span css={tokenValue}>{value}</span>
              </p>
              {FACES.map(({ name: faceName, fontFamily, fontWeight }) => (
                <p
                  key={faceName}
                  css={specimen}
                  style={{ fontFamily, fontWeight, fontSize: value }}
                >
                  {SPECIMEN}
                </p>
              ))}
            </div>
          ))}
      </div>
    </Section>
  );
}

const row = css`
  display: grid;
  gap: ${space.xxs} ${space.l};
  align-items: baseline;
  padding-block: ${space.xxs};
  border-block-end: ${space.hair} solid ${color.hairline};
  &:first-of-type {
    padding-block-start: 0;
  }
  ${media.wide} {
    grid-template-columns: 20.5em repeat(3, minmax(0, 1fr));
  }
`;

const face = css`
  max-inline-size: none;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const label = css`
  display: grid;
  grid-template-columns: 3em minmax(0, 1fr);
  align-items: baseline;
`;

// Overflows and fades out, so that the line shows as many letters as possible.
const specimen = css`
  max-inline-size: none;
  overflow: hidden;
  line-height: 1.25;
  white-space: nowrap;
  mask: linear-gradient(90deg, black 85%, transparent);
`;
