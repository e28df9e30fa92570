import { css } from '@emotion/react';
import { T } from '../i18n/T.tsx';
import { FIGURES_CONTENT, FIGURES_TITLE } from '../messages/messages.ts';
import { glassPane } from '../theme/glass.ts';
import { iris } from '../theme/iris.ts';
import { flexRow, grid, headlineFont, muted, visuallyHidden } from '../theme/mixins.ts';
import { color, font, media, size, space } from '../theme/tokens.ts';
import { Logo } from '../ui/Logo.tsx';

/**
 * The frame of the team's page with the waitlist's figures: the look of the pages that the server
 * sends to visitors. `server/figures/figuresPage.ts` fills it in.
 */
export function FiguresFrame() {
  return (
    <div css={[iris, screen]}>
      <title>{FIGURES_TITLE}</title>
      <div css={[glassPane, pane]}>
        <header css={bar}>
          <Logo />
          <T as="span" k="brand.name" />
        </header>
        <main css={content}>{FIGURES_CONTENT}</main>
      </div>
    </div>
  );
}

const screen = css`
  min-block-size: ${size.screen};
  padding: ${space.gutter};
  ${media.print} {
    padding: 0;
    background: none;
  }
`;

const pane = css`
  max-inline-size: calc(9 * ${size.column});
  margin-inline: auto;
  ${media.print} {
    background: none;
    box-shadow: none;
    &::after { display: none; }
  }
`;

const bar = css`
  ${flexRow(space.xs)}
  min-block-size: ${size.header};
  padding-inline: ${space.card};
  font-weight: 600;
  svg { flex: none; }
`;

const content = css`
  ${grid(space.xl)}
  padding: ${space.part} ${space.card} ${space.band};
  border-block-start: ${space.hair} solid ${color.hairline};
  font-variant-numeric: tabular-nums;

  h1 { font-size: ${font.phase}; }
  h2 { font-size: ${font.title3}; }
  .muted { ${muted(font.small)} }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.l};
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: ${size.target};
    }
    a[aria-current] {
      color: inherit;
      font-weight: 600;
      text-decoration: none;
    }
    ${media.print} { display: none; }
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${size.column}, 1fr));
    gap: ${space.l};
  }
  dt { ${muted(font.small)} }
  dd { margin: 0; }
  dd b {
    display: block;
    ${headlineFont(font.title3, 1.6)}
  }

  svg.days {
    inline-size: 100%;
    block-size: ${size.paneTall};
    border-block-end: ${space.hair} solid ${color.hairline};
    fill: ${color.accent};
  }
  .axis {
    display: flex;
    max-inline-size: none;
    justify-content: space-between;
  }
  svg.bar {
    display: block;
    inline-size: 100%;
    block-size: ${space.xxs};
    margin-block-start: ${space.xxs};
    fill: ${color.accent};
  }

  section { ${grid(space.s)} }
  [role='table'] { font-size: ${font.small}; }
  [role='row'] {
    display: grid;
    grid-template-columns:
      minmax(calc(1.5 * ${size.column}), 3fr) repeat(6, minmax(${size.dock}, 1fr))
      minmax(calc(1.25 * ${size.column}), 1.4fr);
    gap: ${space.xs};
    align-items: baseline;
    padding-block: ${space.xs};
    border-block-end: ${space.hair} solid ${color.hairline};
    break-inside: avoid;
  }
  [role='rowheader'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [role='columnheader'] { ${muted(font.micro)} }
  [role='cell'], [role='columnheader']:not(:first-child) { text-align: end; }
  [role='cell'] .muted {
    display: block;
    white-space: nowrap;
  }

  /* On a narrow screen each row is a block with labels of its own. */
  ${media.screenBelowWide} {
    [role='row'].head { ${visuallyHidden} }
    [role='row'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    [role='rowheader'] { grid-column: 1 / -1; }
    [role='cell'] { text-align: start; }
    [role='cell']::before {
      content: attr(data-label) / '';
      display: block;
      ${muted(font.micro)}
    }
    [role='cell']:last-child { grid-column: span 2; }
  }

  /* On paper the columns share the width of the page. */
  ${media.print} {
    [role='table'] { font-size: ${font.micro}; }
    [role='row'] { grid-template-columns: 2.5fr repeat(6, 1fr) 1.75fr; }
    [role='cell'] .muted { font-size: ${font.micro}; }
  }
`;
