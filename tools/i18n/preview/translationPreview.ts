import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { mailsPages } from '../../../prerender/dev/mailsPages.ts';
import { bundleScript } from '../../../prerender/document/bundleScript.ts';
import { precompress } from '../../../prerender/precompress.ts';
import type { Strings } from '../../../src/document/siteData.ts';
import { MESSAGES_FILE } from '../../../src/email/messages.ts';
import { SOURCE_LOCALE } from '../../../src/i18n/localePath.ts';
import {
  localeFile,
  readNotes,
  SOURCE_FILE,
  translatedTags,
} from '../../../translations/files/localeFolder.ts';
import { describeTexts } from './describeTexts.ts';
import { withCode } from './invisibleCode.ts';

const PANEL = 'tools/i18n/preview/panel.ts';

/** URL from which the panel fetches the descriptions of a language's texts. */
const DESCRIPTIONS_URL = /^\/translation-preview\/([\w-]+)\.json$/;

/** Returns the folder whose presence marks an output directory as a built preview. */
export function previewFolder(outDir: string): string {
  return path.join(outDir, 'translation-preview');
}

/** A word. Texts without one need no translation, and pages may split them into characters. */
const WORD = /\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * Marks every text of the locale files with an invisible number for its key, and adds a script to
 * every page that shows which text was clicked; in development and in builds. It changes the
 * content of the files, so that components and the site's build need no support for it.
 */
export function translationPreview(root: string): Plugin {
  const folder = normalizePath(path.join(root, 'locales'));
  /** The keys by their numbers, which stay the same while files are edited. */
  const keys: string[] = [];
  return {
    name: 'iris:translation-preview',
    enforce: 'pre',
    transform(code, id) {
      const [file = '', part] = id.split('?');
      if (path.posix.dirname(file) !== folder || !file.endsWith('.json')) return;
      return JSON.stringify(
        marked(JSON.parse(code.replace(/^\uFEFF/, '')), part ? `${part}.` : ''),
      );
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/${PANEL}` }, injectTo: 'body' },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const tag = DESCRIPTIONS_URL.exec(pathname)?.[1];
        if (!tag) return next();
        response.setHeader('content-type', 'application/json');
        response.end(descriptions(tag));
      });
    },
    buildApp: {
      order: 'post',
      handler: ({ config }) => addPanel(path.resolve(root, config.build.outDir)),
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

  /** Describes all marked texts by number. Reads the files each time, since edits move lines. */
  function descriptions(language: string): string {
    // Pseudo-locales are made from the source.
    const tag = translatedTags(root).includes(language) ? language : SOURCE_LOCALE;
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    const [text, source] = [read(localeFile(tag)), read(SOURCE_FILE)];
    return JSON.stringify(describeTexts(keys, tag, text, source, readNotes(root)));
  }

  /** Writes what the development server adds to pages and serves as files of the built site. */
  async function addPanel(outDir: string): Promise<void> {
    const folder = previewFolder(outDir);
    await mkdir(folder);
    await writeFile(path.join(folder, 'panel.js'), await bundleScript(root, PANEL));
    for (const tag of [SOURCE_LOCALE, ...translatedTags(root)]) {
      await writeFile(path.join(folder, `${tag}.json`), descriptions(tag));
    }
    const messages = await readFile(path.join(outDir, MESSAGES_FILE), 'utf8');
    for (const [address, html] of mailsPages(JSON.parse(messages))) {
      const file = path.join(outDir, `mails${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    for (const file of await readdir(outDir, { recursive: true })) {
      if (!file.endsWith('.html')) continue;
      const html = await readFile(path.join(outDir, file), 'utf8');
      await writeFile(path.join(outDir, file), html.replace('</head>', `${IN_HEAD}$&`));
    }
    await precompress(outDir);
  }
}

/** Elements for each page's head; previews are not for search engines. */
const IN_HEAD =
  '<meta name="robots" content="noindex"><script defer src="/translation-preview/panel.js"></script>';
