import { CacheProvider, css } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLOR_SCHEMES, type ColorScheme } from '../../src/theme/colorScheme.ts';
import { fontFaces } from '../../src/theme/fonts.ts';
import { globalStyles } from '../../src/theme/globalStyles.ts';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { color, font, media, radius, shadow, size, space } from '../../src/theme/tokens.ts';
import { Logo } from '../../src/ui/Logo.tsx';
import { ColorSection } from './ColorSection.tsx';
import { MeasureSection } from './MeasureSection.tsx';
import { MotionSection } from './MotionSection.tsx';
import { PartsSection } from './PartsSection.tsx';
import { ShapeSection } from './ShapeSection.tsx';
import { TypeSection } from './TypeSection.tsx';

/**
 * Renders every design token on one page, as a complete HTML document. It reads the tokens
 * themselves and uses the site's styles, so that it shows what the site shows.
 */
export function designPage(scheme: ColorScheme): string {
  const styleCache = createStyleCache();
  const body = renderToStaticMarkup(
    <CacheProvider value={styleCache}>
      <DesignPage scheme={scheme} />
    </CacheProvider>,
  );
  const { css: rules } = createEmotionServer(styleCache).extractCritical(body);
  const styles = fontFaces('') + globalStyles + rules;
  return `<!doctype html>
<html lang="en" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Iris: design tokens</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>${body}</body>
</html>`;
}

function DesignPage({ scheme }: { scheme: ColorScheme }) {
  return (
    <main css={page}>
      <header css={head}>
        <Logo styles={mark} />
        <h1 css={title}>Design tokens</h1>
        <p css={source}>src/theme/tokenValues.ts</p>
        <nav css={switcher} aria-label="Color scheme">
          {COLOR_SCHEMES.map((choice) => (
            <a
              key={choice}
              href={choice === 'system' ? '/design' : `/design?scheme=${choice}`}
              aria-current={choice === scheme}
            >
              {choice}
            </a>
          ))}
        </nav>
      </header>
      <ColorSection />
      <TypeSection />
      <MeasureSection />
      <div css={pair}>
        <ShapeSection />
        <MotionSection />
      </div>
      <PartsSection />
    </main>
  );
}

const page = css`
  inline-size: 100%;
  max-inline-size: calc(1.5 * ${size.page});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter};
`;

const pair = css`
  display: grid;
  gap: 0 ${space.xl};
  ${media.wide} {
    grid-template-columns: 8fr 4fr;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  padding-block-end: ${space.l};
`;

const mark = css`
  inline-size: ${size.glyph};
  block-size: ${size.glyph};
`;

const title = css`
  font-size: ${font.title3};
  letter-spacing: -0.01em;
`;

const source = css`
  margin-inline-end: auto;
  color: ${color.inkMuted};
  font-size: ${font.micro};
`;

const switcher = css`
  display: flex;
  padding: ${space.hair};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.pill};
  font-size: ${font.micro};
  a {
    padding: ${space.xxs} ${space.s};
    border-radius: ${radius.pill};
    text-decoration: none;
    text-transform: capitalize;
  }
  a:not([aria-current='true']) {
    color: ${color.inkMuted};
  }
  a:hover {
    color: ${color.ink};
  }
  [aria-current='true'] {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.sheen}, ${shadow.soft};
  }
`;
