import { css } from '@emotion/react';
import { frosted, glassEdge, pane } from '../../src/theme/mixins.ts';
import { color, font, IRIDESCENCE, media, radius, space } from '../../src/theme/tokens.ts';
import { primaryButton, quietButton, textButton } from '../../src/ui/buttonStyles.ts';
import { Logo } from '../../src/ui/Logo.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { tokenName } from './captionStyles.ts';
import { Section } from './Section.tsx';

/** Shows the sweep, the logo, glass and the controls in both schemes. */
export function PartsSection() {
  return (
    <Section title="Parts" note="src/ui · mixins.ts">
      <div css={halves}>
        <Parts scheme="light" />
        <Parts scheme="dark" />
      </div>
    </Section>
  );
}

function Parts({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div css={half} style={{ colorScheme: scheme }}>
      <div css={sweep} />
      <div css={row}>
        <Logo />
        <Logo isMono />
        <button type="button" css={primaryButton}>
          Primary
        </button>
        <button type="button" css={primaryButton} disabled>
          Disabled
        </button>
        <button type="button" css={quietButton}>
          Quiet
        </button>
        <button type="button" css={textButton}>
          Text
        </button>
      </div>
      <div css={columns}>
        <div css={fields}>
          <TextField id={`${scheme}-field`} label="Field" placeholder="Field" />
          <TextField
            id={`${scheme}-wrong`}
            label="Field with an error"
            defaultValue="With an error"
            aria-invalid
          />
        </div>
        <div css={desk}>
          <div css={[pane, card]}>
            <b css={tokenName}>pane</b>
          </div>
          <div css={[frosted, glassEdge, card, glass]}>
            <b css={tokenName}>frosted, glassEdge</b>
          </div>
        </div>
      </div>
    </div>
  );
}

const halves = css`
  display: grid;
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const half = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  overflow: hidden;
  padding: ${space.l};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.l};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${font.small};
`;

const sweep = css`
  block-size: ${space.s};
  border-radius: ${radius.pill};
  background: ${IRIDESCENCE};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

const columns = css`
  display: grid;
  gap: ${space.l};
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const fields = css`
  display: grid;
  align-content: space-between;
  gap: ${space.xs};
`;

const desk = css`
  padding: ${space.m};
  border-radius: ${radius.m};
  background: radial-gradient(110% 120% at 30% -10%, ${color.wallpaperLit}, ${color.wallpaper} 75%);
`;

const card = css`
  display: grid;
  align-items: end;
  inline-size: 60%;
  padding: ${space.m};
`;

// Lies over the pane, which shows through.
const glass = css`
  position: relative;
  margin-block-start: calc(-1 * ${space.m});
  margin-inline-start: auto;
  border-radius: ${radius.l};
`;
