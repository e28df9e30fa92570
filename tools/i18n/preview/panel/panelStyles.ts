import { tokenRules } from '../../../../src/theme/tokenRules.ts';
import styles from './panel.css?inline';

/** Returns the styles of the panel, with the site's tokens, which mails do not have. */
export function panelStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokenRules().join('').replaceAll(':root', ':host') + styles);
  return sheet;
}
