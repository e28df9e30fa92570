/** A text that a document's visitor, a search engine or a reader of shared links comes upon. */
export interface ReadableText {
  text: string;
  /** A short path to the element, and its attribute if the text stands in one. */
  where: string;
}

/**
 * Every such text of the document, shown or hidden: what is hidden shows on another screen or later. Left out
 * is what is marked as being in another language (`lang`) or in none (`translate="no"`, such as code), and
 * what only machines read. Runs in the page, so it may use nothing from outside itself, and no function in it
 * has a name, because tsx would keep the name by a helper that the page lacks.
 */
export function readableTexts(): ReadableText[] {
  const { lang } = document.documentElement;
  const elsewhere = `script, style, [translate="no"], [lang]:not([lang="${lang}"])`;
  const attributes = new Set(
    'aria-label aria-description aria-roledescription aria-valuetext aria-placeholder alt title placeholder label summary'.split(
      ' ',
    ),
  );
  const machineMetas =
    'viewport color-scheme theme-color robots og:type og:locale twitter:card'.split(' ');
  // What the product needs, in terms that no language changes, and names of schema.org and BCP 47.
  const machineData =
    'operatingSystem memoryRequirements storageRequirements processorRequirements applicationCategory inLanguage'.split(
      ' ',
    );
  const found: { text: string; element?: Element; part: string }[] = [];

  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    // The list grows while it is gone through.
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) {
      rules.push(...rule.cssRules);
    }
    if (!(rule instanceof CSSStyleRule)) continue;
    const { content } = rule.style;
    for (const [, name = ''] of content.matchAll(/attr\(([\w-]+)/g)) attributes.add(name);
    const text = [...content.replace(/url\([^)]*\)/g, '').matchAll(/"([^"]*)"/g)]
      .map(([, inQuotes]) => inQuotes)
      .join(' ');
    found.push({ text, part: `CSS content of ${rule.selectorText}` });
  }

  for (const element of document.querySelectorAll('*')) {
    if (element.closest(elsewhere)) continue;
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
  }

  for (const meta of document.querySelectorAll('meta:is([name], [property])')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    const text = meta.getAttribute('content') ?? '';
    if (machineMetas.includes(name) || /^https?:/.test(text)) continue;
    found.push({ text, part: `meta ${name}` });
  }

  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const nodes: [name: string, value: unknown][] = [['', JSON.parse(textContent ?? '')]];
    for (const [name, value] of nodes) {
      if (typeof value === 'object' && value !== null) nodes.push(...Object.entries(value));
      if (typeof value !== 'string' || name.startsWith('@') || machineData.includes(name)) continue;
      if (!/^https?:/.test(value)) found.push({ text: value, part: `JSON-LD ${name}` });
    }
  }

  return found.map(({ text, element, part }) => {
    const path: string[] = [];
    for (let node = element; node && path.length < 4; node = node.parentElement ?? undefined) {
      path.unshift(node.id ? `${node.localName}#${node.id}` : node.localName);
      if (node.id) break;
    }
    return { text, where: `${path.join(' > ')}${part}` };
  });
}
