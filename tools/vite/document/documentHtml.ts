import { transform } from 'lightningcss';
import type { DocumentData, DocumentLanguage } from '../../../src/document/documentData.ts';
import type { RenderedPage } from '../../../src/render.tsx';
import { tokenColor } from '../../metadata/tokenColor.ts';
import { manifestPath } from '../../metadata/webManifests.ts';

interface DocumentParts {
  /** Content of `index.html`, with its %placeholders%. */
  template: string;
  language: DocumentLanguage;
  page: RenderedPage;
  /** The inlined boot script. */
  boot: string;
  data: DocumentData;
  /** Returns the document's Content-Security-Policy for its inlined styles. */
  policyFor: (styles: string) => string;
}

const PAPER = {
  paperLight: tokenColor('paper', 'light'),
  paperDark: tokenColor('paper', 'dark'),
};

/** Builds a complete document around a rendered page: minifies its styles and inlines its data. */
export function documentHtml({
  template,
  language,
  page,
  boot,
  data,
  policyFor,
}: DocumentParts): string {
  const styles = minifyCss(page.css);
  const values: Record<string, string> = {
    lang: language.tag,
    dir: language.dir,
    policy: policyFor(styles),
    boot,
    head: page.head,
    font: page.fontUrl,
    manifest: manifestPath(language.tag),
    ...PAPER,
    styles,
    body: page.body,
    structuredData: page.structuredData
      .map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`)
      .join(''),
    data: inlineJson(data),
  };
  return (
    template
      .replace(/(?<=[>%])\s+(?=[<%])/g, '')
      .replace(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder)
      // React writes the property's name; tools that read HTML as text expect the attribute's.
      .replaceAll(' hrefLang=', ' hreflang=')
  );
}

/** Safari 17.5, the oldest with `light-dark()`, still needs prefixes for some properties. */
const OLDEST = { safari: (17 << 16) | (5 << 8) };

/** Minified styles by their source: a page has the same styles in every language. */
const minified = new Map<string, string>();

function minifyCss(css: string): string {
  const known = minified.get(css);
  if (known !== undefined) return known;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: OLDEST,
  });
  const result = code.toString();
  minified.set(css, result);
  return result;
}

/** Serializes a value as JSON that cannot close the script element around it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
