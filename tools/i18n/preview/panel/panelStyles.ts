import { COLORS } from '../../../../src/theme/colors.ts';
import { colorDeclarations } from '../../../../src/theme/palettes.ts';
import { shadow } from '../../../../src/theme/shadows.ts';
import styles from './panel.css?inline';

/** Returns the styles of the panel, with the site's tokens, which mails do not have. */
export function panelStyles(): CSSStyleSheet {
  return sheetOf(`:host { ${colorDeclarations(COLORS)} --shadow-deep: ${shadow.deep}; } ${styles}`);
}

/** Returns styles for the page: the suggestion of another language covers none of its texts. */
export function pageStyles(): CSSStyleSheet {
  return sheetOf(`[role='status'][lang]:has(> a[hreflang]) {
    position: relative;
    inset: auto;
    margin-block: 0.5rem;
  }`);
}

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}
