import { LATER_STYLES_MARK } from '../../src/hydration/laterStylesLink.ts';
import type { DocumentLanguage } from '../../src/i18n/locale.ts';
import type { RenderedPage } from '../../src/render/renderPage.tsx';
import type { PageId } from '../../src/routes.ts';
import { SHARE_IMAGE_SIZE } from '../../src/seo/shareImage.ts';
import { tokenColor } from '../../src/theme/tokenColor.ts';
import { manifestPath } from '../metadata/webManifests.ts';

interface DocumentParts {
  language: DocumentLanguage;
  id: PageId;
  page: RenderedPage;
  /** The inlined boot script. */
  boot: string;
  /** The inlined styles. */
  styles: string;
  /** URL of the linked styles. */
  linkedStylesUrl?: string | undefined;
  /** The Content-Security-Policy. */
  policy: string;
}

/**
 * Builds a complete document around a rendered page.
 *
 * @param template content of `index.html`, whose %placeholders% are filled
 */
export function documentHtml(
  template: string,
  { language, id, page, boot, styles, linkedStylesUrl, policy }: DocumentParts,
): string {
  const body = linkedStylesUrl ? withLink(page.body, linkedStylesUrl) : page.body;
  const values: Record<string, string> = {
    lang: language.tag,
    dir: language.dir,
    headlines: page.headlineFont,
    policy,
    boot,
    head: withHtmlNames(page.head),
    openGraphLocales: page.openGraphLocales
      .map((locale, index) => {
        const property = index === 0 ? 'og:locale' : 'og:locale:alternate';
        return `<meta property="${property}" content="${locale}">`;
      })
      .join(''),
    imageWidth: String(SHARE_IMAGE_SIZE.width),
    imageHeight: String(SHARE_IMAGE_SIZE.height),
    font: page.fontUrl,
    manifest: manifestPath(language.tag),
    paperLight: tokenColor('paper', 'light'),
    paperDark: tokenColor('paper', 'dark'),
    styles,
    body: withHtmlNames(body),
    structuredData: page.structuredData
      .map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`)
      .join(''),
    page: id,
  };
  return template
    .replace(/(?<=[>%])\s+(?=[<%])/g, '')
    .replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** React writes a property's name; tools that read HTML as text expect the attribute's. */
function withHtmlNames(html: string): string {
  return html.replaceAll(' hrefLang=', ' hreflang=');
}

/** Puts the link to the other styles into its place. Emotion reads their names from it. */
function withLink(body: string, url: string): string {
  const link = `<link rel="stylesheet" href="${url}" data-emotion>`;
  return body.replace(LATER_STYLES_MARK, LATER_STYLES_MARK.replace('><', `>${link}<`));
}

/** Serializes a value as JSON that cannot close the script element around it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
