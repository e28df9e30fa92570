/** A text that a visitor, a search engine or a reader of shared links encounters. */
export interface ReadableText {
  text: string;
  /** The element's path and attribute, or the part of the document's head. */
  where: string;
}

/** Attributes of HTML whose text visitors read or hear. */
const READABLE_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'alt',
  'title',
  'placeholder',
  'label',
  'summary',
];

/** Meta tags that only machines read. */
const MACHINE_METAS = new Set([
  'viewport',
  'color-scheme',
  'supported-color-schemes',
  'format-detection',
  'theme-color',
  'robots',
  'og:type',
  'og:locale',
  'og:locale:alternate',
  'twitter:card',
]);

/** Structured data that no language changes: technical terms, names of schema.org and BCP 47. */
const MACHINE_DATA = new Set([
  'operatingSystem',
  'memoryRequirements',
  'storageRequirements',
  'processorRequirements',
  'applicationCategory',
  'inLanguage',
]);

/**
 * Returns every text of the document, visible or hidden: hidden ones show on another screen or
 * later. Leaves out elements in another language (`lang`) or in none (code and keys that are not
 * to be translated), and data that only machines read. Runs in the page.
 */
export function readableTexts(): ReadableText[] {
  const rules = styleRules();
  const attributes = new Set(READABLE_ATTRIBUTES);
  for (const { style } of rules) {
    for (const [, name = ''] of style.content.matchAll(/attr\(([\w-]+)/g)) attributes.add(name);
  }
  const { lang } = document.documentElement;
  const untranslated = 'code[translate="no"], [translate="no"] kbd';
  const excluded = `script, style, ${untranslated}, [lang]:not([lang="${lang}"])`;
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.closest(excluded),
  );
  return [
    ...rules.map(generatedContent),
    ...elements.flatMap((element) => elementTexts(element, attributes)),
    ...metaTexts(),
    ...structuredDataTexts(),
  ];
}

/** Returns the document's style rules, nested ones included. */
function styleRules(): CSSStyleRule[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    // The loop also visits the rules it appends.
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      rules.push(...rule.cssRules);
    }
  }
  return rules.filter((rule) => rule instanceof CSSStyleRule);
}

function generatedContent({ style, selectorText }: CSSStyleRule): ReadableText {
  const strings = style.content.replace(/url\([^)]*\)/g, '').matchAll(/"([^"]*)"/g);
  const text = [...strings].map(([, string]) => string).join(' ');
  return { text, where: `CSS content of ${selectorText}` };
}

function elementTexts(element: Element, attributes: ReadonlySet<string>): ReadableText[] {
  const found: ReadableText[] = [];
  for (const { nodeType, textContent } of element.childNodes) {
    const where = pathTo(element);
    if (nodeType === Node.TEXT_NODE) found.push({ text: textContent ?? '', where });
  }
  for (const name of attributes) {
    const text = element.getAttribute(name);
    if (text) found.push({ text, where: `${pathTo(element)}[${name}]` });
  }
  if (element.matches('a[href^="mailto:"]')) {
    const { searchParams } = new URL(element.getAttribute('href') ?? '');
    const text = [...searchParams.values()].join(' ');
    found.push({ text, where: `${pathTo(element)}[href]` });
  }
  return found;
}

function metaTexts(): ReadableText[] {
  return [...document.querySelectorAll('meta:is([name], [property])')].flatMap((meta) => {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    const text = meta.getAttribute('content') ?? '';
    const isForMachines = MACHINE_METAS.has(name) || /^https?:/.test(text);
    return isForMachines ? [] : [{ text, where: `meta ${name}` }];
  });
}

function structuredDataTexts(): ReadableText[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].flatMap(({ textContent }) => dataTexts('', JSON.parse(textContent ?? '')));
}

function dataTexts(name: string, value: unknown): ReadableText[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => dataTexts(key, inner));
  }
  const isForMachines = name.startsWith('@') || MACHINE_DATA.has(name);
  if (typeof value !== 'string' || isForMachines || /^https?:/.test(value)) return [];
  return [{ text: value, where: `JSON-LD ${name}` }];
}

/** Returns the names of the element and up to three ancestors, from the nearest `id` on. */
function pathTo(element: Element): string {
  const path: string[] = [];
  for (let node: Element | null = element; node && path.length < 4; node = node.parentElement) {
    path.unshift(node.id ? `${node.localName}#${node.id}` : node.localName);
    if (node.id) break;
  }
  return path.join(' > ');
}
