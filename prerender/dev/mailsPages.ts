import { escapeHtml } from '../../server/mail/escapeHtml.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import type { Messages } from '../../src/messages/messages.ts';
import { RESULT_PAGE_NAMES } from '../../src/messages/resultPages.ts';
import { globalStyles } from '../../src/theme/globalStyles.ts';
import { color, font, radius, space } from '../../src/theme/tokens.ts';
import { withoutPolicy } from '../document/resultPageHtml.ts';
import { samplePage, withSampleLink } from './sampleLink.ts';

/**
 * Returns documents that show what the server sends, by their path below the site's `/mails`: an
 * overview of each language (`/de`), and single documents, to which tools may add a script
 * (`/de/mail`, `/de/confirm`). The path of the English overview is empty.
 */
export function mailsPages(messages: Messages): Map<string, string> {
  return new Map(
    Object.entries(messages.languages).flatMap(([tag, language]) => [
      [tag === SOURCE_LOCALE ? '' : `/${tag}`, overview(messages, tag, language)] as const,
      ...Object.entries(mailsOf(language)).map(
        ([name, { html }]) =>
          [`/${tag}/${name}`, withSampleLink(html).replace('</head>', `${ICON}$&`)] as const,
      ),
      ...RESULT_PAGE_NAMES.map(
        (name) => [`/${tag}/${name}`, withoutPolicy(samplePage(language, name))] as const,
      ),
    ]),
  );
}

type Language = Messages['languages'][string];

/** Returns the mails by the last part of their path. */
const mailsOf = ({ confirmMail: mail, inviteMail: invitation }: Language) => ({ mail, invitation });

/** Stops browsers from requesting `/favicon.ico`. */
const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** Shows everything in a language: HTML in both color schemes, on a phone, and plain text. */
function overview({ from, languages }: Messages, tag: string, language: Language): string {
  const dir = /<html[^>]* dir="rtl"/.test(language.confirmMail.html) ? 'rtl' : 'ltr';
  const links = Object.keys(languages).map((other) => {
    const href = other === SOURCE_LOCALE ? '/mails' : `/mails/${other}`;
    return `<a href="${href}"${other === tag ? ' aria-current="page"' : ''}>${other}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails and their pages: ${tag}</title>
${ICON}
<style>${globalStyles}${STYLES}</style>
</head>
<body>
<nav aria-label="Languages">${links.join(' ')}</nav>
<main>
<h1>Mails and their pages</h1>
${Object.entries(mailsOf(language))
  .map(
    ([name, { subject, html, text }]) => `<h2><a href="/mails/${tag}/${name}">${name}</a></h2>
<dl>
<dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>Subject</dt><dd lang="${tag}" dir="${dir}">${escapeHtml(subject)}</dd>
<dt>Preheader</dt><dd lang="${tag}" dir="${dir}">${preheaderOf(html)}</dd>
</dl>
<div>${frames(name, withSampleLink(html))}
<pre lang="${tag}" dir="${dir}" tabindex="0">${paragraphs(withSampleLink(text))}</pre></div>`,
  )
  .join('\n')}
${RESULT_PAGE_NAMES.map(
  (name) =>
    `<h2><a href="/mails/${tag}/${name}">${name}</a></h2>\n` +
    `<div>${frames(name, samplePage(language, name))}</div>`,
).join('\n')}
</main>
</body>
</html>`;
}

/** Returns the HTML of the preheader, which the mail itself hides. */
function preheaderOf(html: string): string {
  const [, preheader = ''] = /<body[^>]*>\s*<div[^>]*>(.*?)\u034f/s.exec(html) ?? [];
  return preheader;
}

/** Puts each paragraph of plain text into its own element, so that tools can tell them apart. */
function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<span>${escapeHtml(paragraph)}</span>`)
    .join('\n\n');
}

/** Shows a document in both color schemes. */
function frames(name: string, html: string): string {
  return ['light', 'dark']
    .map(
      (scheme) =>
        `<iframe title="${name}, ${scheme}" srcdoc="${escapeHtml(inScheme(html, scheme))}"></iframe>`,
    )
    .join('');
}

/** Features that a media query may combine with others. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** Sets a document's scheme: mails have a media query, pages an attribute of the site's styles. */
function inScheme(html: string, scheme: string): string {
  return html
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? ALWAYS : NEVER)
    .replace('<html', `<html data-scheme="${scheme}"`);
}

const STYLES = `
body { padding: ${space.l}; }
nav { display: flex; flex-wrap: wrap; gap: ${space.m}; }
nav [aria-current] { font-weight: 600; text-decoration: none; }
h1, h2 { margin-block: ${space.l} ${space.s}; font-size: ${font.title3}; }
h2 { font-size: ${font.body}; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 ${space.m}; margin-block: ${space.s}; }
dt { color: ${color.inkMuted}; }
div { display: flex; flex-wrap: wrap; gap: ${space.m}; }
iframe, pre {
  inline-size: 390px;
  block-size: 760px;
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.s};
}
pre { flex: 1; min-inline-size: 80ch; padding: ${space.m}; overflow: auto; white-space: pre-wrap; }
`;
