import { bundleScript } from '../../../../prerender/document/bundleScript.ts';
import { escapeHtml } from '../../../../server/mail/escapeHtml.ts';
import { localePath } from '../../../../src/i18n/localePath.ts';
import { globalStyles } from '../../../../src/theme/globalStyles.ts';
import { contentOf, translatedTags } from '../../../../translations/files/localeFolder.ts';
import { SOURCE_FILE } from '../../../../translations/files/paths.ts';
import { type LanguageStatus, readStatus } from '../../../../translations/status/languageStatus.ts';
import { HEADINGS, statusCells } from '../../../../translations/status/statusTable.ts';
import { PUBLISHED_FROM } from '../../../../translations/texts/publishing.ts';
import { mailsPath } from '../addresses.ts';
import type { Repository } from '../repository.ts';
import { statusStyles } from './statusStyles.ts';

/**
 * Returns the page of a project's translations, with the files as they are now.
 *
 * @param shown tags of the languages whose pages can be visited
 */
export async function statusPageOf(
  root: string,
  shown: readonly string[],
  repository: Repository | undefined,
): Promise<string> {
  const start = {
    existing: translatedTags(root),
    sourceText: contentOf(root, SOURCE_FILE),
    ...(repository ? { newFileUrl: repository.newLocaleUrl('TAG.json') } : {}),
  };
  const script = await bundleScript(root, 'tools/i18n/preview/status/startLanguage.ts');
  return statusPage(readStatus(root), shown, start, script, repository);
}

/** What the script of *Start a language* needs. */
export interface StartData {
  /** Tags of the languages that exist. */
  existing: string[];
  /** Content of the English file. */
  sourceText: string;
  /** The page that starts a file at the code host, with `TAG` in place of the tag. */
  newFileUrl?: string;
}

/**
 * Returns the page that shows how far each translation is, and starts new ones.
 *
 * @param shown tags of the languages whose pages can be visited
 * @param script of *Start a language*
 */
function statusPage(
  languages: readonly LanguageStatus[],
  shown: readonly string[],
  start: StartData,
  script: string,
  repository: Repository | undefined,
): string {
  const required = languages[0]?.requiredParts ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Translations</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${globalStyles}${statusStyles}</style>
</head>
<body>
<nav aria-label="Preview"><a href="/">Site</a> <a href="/mails">Mails</a></nav>
<main>
<h1>Translations</h1>
<div class="wide" tabindex="0" role="region" aria-label="Languages"><table>
<thead><tr>${[...HEADINGS, 'Look'].map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${languages.map((language) => row(language, shown, repository)).join('\n')}
</tbody>
</table></div>
<p class="note">A language is offered to visitors once ${100 * PUBLISHED_FROM}&nbsp;% of its texts are
translated, and all of ${required.join(', ')} (bold where texts are missing). Languages have different
numbers of texts: plurals have other forms, and names that stay as in English do not count.</p>
<h2>Start a language</h2>
<p>A language is one file. Here it is made with every text empty, for which the site shows English,
and with the plural forms of the language.</p>
<form>
<label for="tag">Language</label>
<input id="tag" list="languages" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="nl" aria-describedby="about">
<datalist id="languages"></datalist>
<p id="about" role="status"></p>
<div id="file" hidden>
<label for="text">The file <code id="name"></code></label>
<textarea id="text" readonly rows="12" spellcheck="false"></textarea>
<div class="actions"><button type="button" id="copy">Copy</button>
<a id="download">Download</a>
<a id="new" target="_blank" hidden>Open the code host’s page for it</a></div>
<p id="next"></p>
</div>
</form>
</main>
<script type="application/json" id="data">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>`;
}

function row(
  language: LanguageStatus,
  shown: readonly string[],
  repository: Repository | undefined,
): string {
  const { tag, file } = language;
  const [name = '', ...cells] = statusCells(language).map((cell) =>
    escapeHtml(cell).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>'),
  );
  const links = [
    ...(shown.includes(tag)
      ? [link(localePath(tag, '/'), 'Site', tag), link(mailsPath(tag), 'Mails', tag)]
      : []),
    ...(repository ? [link(repository.lineUrl(file), 'File', tag)] : []),
  ];
  const shownCells = [...cells, links.join(' ')].map((cell) => `<td>${cell}</td>`).join('');
  return `<tr><th scope="row">${name}</th>${shownCells}</tr>`;
}

function link(href: string, label: string, tag: string): string {
  return `<a href="${escapeHtml(href)}" aria-label="${label}, ${escapeHtml(tag)}">${label}</a>`;
}
