import { READABLE_ATTRIBUTES } from '../readableAttributes.ts';

/** A text that a visitor, a search engine or a reader of shared links encounters. */
export interface ReadableText {
  text: string;
  /** A short path to the element, with the attribute if the text is in one. */
  where: string;
}

/** A text with the element that holds it, if any, and what part of that it is. */
interface FoundText {
  text: string;
  element?: Element;
  part: string;
}

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
 * later. Leaves out elements in another language (`lang`) or in none (`translate="no"`, such as
 * code), and data that only machines read. Runs in the page.
 */
export function readableTexts(): ReadableText[] {
  const rules = styleRules();
  const attributes = new Set([
    ...READABLE_ATTRIBUTES,
    ...rules.flatMap(({ style }) =>
      [...style.content.matchAll(/attr\(([\w-]+)/g)].map(([, name = '']) => name),
    ),
  ]);
  const { lang } = document.documentElement;
  const excluded = `script, style, [translate="no"], [lang]:not([lang="${lang}"])`;
  const elements = [...document.querySelectorAll('*')].filter(
    (element) => !element.closest(excluded),
  );
  return [
    ...rules.map(generatedContent),
    ...elements.flatMap((element) => elementTexts(element, attributes)),
    ...metaTexts(),
    ...structuredDataTexts(),
  ].map(({ text, element, part }) => ({ text, where: `${element ? pathTo(element) : ''}${part}` }));
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

function generatedContent({ style, selectorText }: CSSStyleRule): FoundText {
  const strings = style.content.replace(/url\([^)]*\)/g, '').matchAll(/"([^"]*)"/g);
  const text = [...strings].map(([, string]) => string).join(' ');
  return { text, part: `CSS content of ${selectorText}` };
}

function elementTexts(element: Element, attributes: ReadonlySet<string>): FoundText[] {
  const found: FoundText[] = [];
  for (const { nodeType, textContent } of element.childNodes) {
    if (nodeType === Node.TEXT_NODE) found.push({ text: textContent ?? '', element, part: '' });
  }
  for (const name of attributes) {
    const text = element.getAttribute(name);
    if (text) found.push({ text, element, part: `[${name}]` });
  }
  if (element.matches('a[href^="mailto:"]')) {
    const { searchParams } = new URL(element.getAttribute('href') ?? '');
    found.push({ text: [...searchParams.values()].join(' '), element, part: '[href]' });
  }
  if (element.matches('input:is([type="submit"], [type="button"], [type="reset"])')) {
    found.push({ text: element.getAttribute('value') ?? '', element, part: '[value]' });
  }
  return found;
}

function metaTexts(): FoundText[] {
  return [...document.querySelectorAll('meta:is([name], [property])')].flatMap((meta) => {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    const text = meta.getAttribute('content') ?? '';
    return MACHINE_METAS.has(name) || /^https?:/.test(text) ? [] : [{ text, part: `meta ${name}` }];
  });
}

function structuredDataTexts(): FoundText[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].flatMap(({ textContent }) => dataTexts('', JSON.parse(textContent ?? '')));
}

function dataTexts(name: string, value: unknown): FoundText[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => dataTexts(key, inner));
  }
  const isMachineData = name.startsWith('@') || MACHINE_DATA.has(name);
  if (typeof value !== 'string' || isMachineData || /^https?:/.test(value)) return [];
  return [{ text: value, part: `JSON-LD ${name}` }];
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
