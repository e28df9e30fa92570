import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { mailsPages } from '../../../../prerender/dev/mailsPages.ts';
import { PUTS_TEXTS } from '../../../../prerender/dev/textsChanged.ts';
import { bundleScript } from '../../../../prerender/document/bundleScript.ts';
import type { Strings } from '../../../../src/document/siteData.ts';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { MESSAGES_FILE } from '../../../../src/mail/messages.ts';
import { contentOf, translatedTags } from '../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { SOURCE_FILE } from '../../../../translations/files/paths.ts';
import { expectedKeys } from '../../../../translations/texts/keys.ts';
import { STATUS_PAGE } from '../addresses.ts';
import { withCode } from '../invisibleCode.ts';
import { type Repository, readRepository } from '../repository.ts';
import { statusPageOf } from '../status/statusPage.ts';
import { describeLanguage } from './describeTexts.ts';
import { panelRequests } from './panelRequests.ts';

const PANEL = 'tools/i18n/preview/panel/panel.ts';

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
  let repository: Repository | undefined;
  return {
    name: PUTS_TEXTS,
    enforce: 'pre',
    configResolved({ env }) {
      repository = readRepository(env.VITE_REPOSITORY_URL);
    },
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
      const describe = (tag: string) => descriptions(tag, true);
      // The next request must see it, before the watcher does.
      const onSaved = (file: string) => server.watcher.emit('change', path.join(root, file));
      const tags = () => [SOURCE_LOCALE, ...translatedTags(root)];
      server.middlewares.use(panelRequests(root, describe, tags, onSaved));
      server.middlewares.use(async ({ url }, response, next) => {
        // Below that path are the modules of the project's folder of this name.
        if (url !== STATUS_PAGE) return next();
        try {
          const html = await statusPageOf(root, translatedTags(root), repository);
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        } catch (error) {
          next(error);
        }
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

  /**
   * Describes all texts by number, also those that no file has yet. Reads the files each time, since
   * edits move lines.
   */
  function descriptions(language: string, isServed: boolean): string {
    const source = readLocaleText(contentOf(root, SOURCE_FILE)).entries;
    for (const key of expectedKeys(source.keys(), language).keys()) codeOf(key);
    return JSON.stringify(describeLanguage(root, keys, language, { isServed, repository }));
  }

  /** Writes what the development server adds to pages and serves as files of the built site. */
  async function addPanel(outDir: string): Promise<void> {
    const folder = previewFolder(outDir);
    await mkdir(folder);
    await writeFile(path.join(folder, 'panel.js'), await bundleScript(root, PANEL));
    for (const tag of [SOURCE_LOCALE, ...translatedTags(root)]) {
      await writeFile(path.join(folder, `${tag}.json`), descriptions(tag, false));
    }
    const messages = JSON.parse(await readFile(path.join(outDir, MESSAGES_FILE), 'utf8'));
    for (const [address, html] of mailsPages(messages)) {
      const file = path.join(outDir, `mails${address}.html`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, html);
    }
    for (const file of await readdir(outDir, { recursive: true })) {
      if (!file.endsWith('.html')) continue;
      const html = await readFile(path.join(outDir, file), 'utf8');
      await writeFile(path.join(outDir, file), html.replace('</head>', `${IN_HEAD}$&`));
    }
    const status = await statusPageOf(root, Object.keys(messages.languages), repository);
    await writeFile(path.join(outDir, `${STATUS_PAGE}.html`), status);
  }
}

/** Elements for each page's head; previews are not for search engines. */
const IN_HEAD =
  '<meta name="robots" content="noindex"><script defer src="/translation-preview/panel.js"></script>';
