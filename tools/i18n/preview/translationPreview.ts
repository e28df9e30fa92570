import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import type { Strings } from '../../../src/i18n/pageDocument.ts';
import { readNotes, SOURCE_FILE, translatedTags } from '../localeFolder.ts';
import { describeText } from './describeText.ts';
import { withCode } from './invisibleCode.ts';

/** Where the panel asks about texts: `?locale=de&codes=12,40`. */
const DESCRIPTIONS_URL = '/translation-preview.json';

/** What has no word in it is no text to translate, and a page may take it apart sign by sign. */
const WORD = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * The development server with every text of the locale files marked by an invisible number for its key,
 * and a script on every page that says which text was clicked. It marks the files' content and no
 * component, so that the site's code and its build know nothing of it.
 */
export function translationPreview(root: string): Plugin {
  const folder = normalizePath(path.join(root, 'locales'));
  /** Each key's number is its place here; a key keeps it while files are edited. */
  const keys: string[] = [];
  return {
    name: 'iris:translation-preview',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      const isLocale = path.posix.dirname(id) === folder && id.endsWith('.json');
      return isLocale ? JSON.stringify(marked(JSON.parse(code), '')) : undefined;
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/tools/i18n/preview/panel.ts' },
        injectTo: 'body',
      },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname !== DESCRIPTIONS_URL) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(describe(searchParams)));
      });
    },
  };

  function marked(strings: Strings, prefix: string): Strings {
    return Object.fromEntries(
      Object.entries(strings).map(([name, value]) => {
        const key = prefix + name;
        if (typeof value === 'object') return [name, marked(value, `${key}.`)];
        return [name, WORD.test(value) ? withCode(value, codeOf(key)) : value];
      }),
    );
  }

  function codeOf(key: string): number {
    const known = keys.indexOf(key);
    return known === -1 ? keys.push(key) - 1 : known;
  }

  /** The files are read each time: what was just edited has moved the lines. */
  function describe(asked: URLSearchParams) {
    const asksFor = asked.get('locale') ?? '';
    // The invented languages are made from the source.
    const tag = translatedTags(root).includes(asksFor) ? asksFor : SOURCE_LOCALE;
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const [text, source, notes] = [read(`locales/${tag}.json`), read(SOURCE_FILE), readNotes(root)];
    return (asked.get('codes') ?? '')
      .split(',')
      .flatMap((code) => keys[Number(code)] ?? [])
      .map((key) => describeText(key, tag, text, source, notes));
  }
}
