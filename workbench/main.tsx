import { createRoot } from 'react-dom/client';
import { PAGE_CODE } from '../src/app/pageCode.ts';
import { PAGE_IDS } from '../src/routes.ts';
import { rememberLanguageChoice } from '../src/sections/languages/suggestedLanguage.ts';
import { allFontFaces } from '../src/theme/fonts.ts';
import { globalStyles } from '../src/theme/globalStyles.ts';
import { pageStyles } from './page/outlines.ts';
import { panelStyles } from './panel/panelStyles.ts';
import { lossWarning } from './texts/browserStorage.ts';
import { Workbench } from './Workbench.tsx';

/*
 * The translators' workbench: the site's application, rendered only in the browser, so that texts
 * appear as they are written, and any static host can serve it.
 */

// Languages are chosen in the panel.
rememberLanguageChoice();
document.adoptedStyleSheets = [sheetOf(allFontFaces + globalStyles + pageStyles)];

const host = document.createElement('div');
const panel = host.attachShadow({ mode: 'open' });
panel.adoptedStyleSheets = [sheetOf(globalStyles + panelStyles)];
const inner = document.createElement('div');
panel.append(inner);
document.body.append(host);

addEventListener('beforeunload', (event) => {
  if (lossWarning()) event.preventDefault();
});

// Loaded in advance, so that every page is shown at once.
await Promise.all(PAGE_IDS.map((id) => PAGE_CODE[id].preload()));
createRoot(document.getElementById('root') as HTMLElement).render(<Workbench host={inner} />);

function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}
