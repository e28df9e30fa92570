import { css } from '@emotion/react';
import { T } from '../../i18n/T.tsx';
import { INTEGRATIONS } from '../../product.ts';
import { column, flexRow, flexWrap, grid } from '../../theme/mixins.ts';
import { color, font, media, radius, size, space } from '../../theme/tokens.ts';
import logosUrl from './logos.svg?url';

const NAMES = 'home.integrations';

/**
 * Lists the apps that Iris works alongside: a logo in ink color and the name as text. The logos
 * are in a separate file: inlined, their outlines would be a tenth of the page's bytes, twice, in
 * the HTML and in the script.
 */
export function Integrations() {
  return (
    <section css={[column, layout]} aria-labelledby="integrations">
      <T as="h2" id="integrations" k="home.integrations.title" />
      <ul>
        {INTEGRATIONS.map((app) => (
          <li key={app}>
            <svg aria-hidden="true">
              <use href={`${logosUrl}#${app}`} />
            </svg>
            <T k={`${NAMES}.${app}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const layout = css`
  ${grid(space.m, space.l)}
  padding-block-end: ${space.section};
  ${media.wide} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  h2 {
    max-inline-size: 24em;
    color: ${color.inkMuted};
    font: 400 ${font.body} / 1.4 system-ui, sans-serif;
    letter-spacing: 0;
  }
  ul { ${flexWrap(space.xs)} }
  li {
    ${flexRow(space.xs)}
    padding: ${space.xs} ${space.m};
    border: ${space.hair} solid ${color.hairline};
    border-radius: ${radius.pill};
    background: ${color.surface};
    font-size: ${font.small};
    font-weight: 600;
  }
  svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
  }
`;
