import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import type { SiteEnvironment } from '../src/config.ts';
import type { Language, Locale } from '../src/i18n/locale.ts';
import { localePath } from '../src/i18n/localePath.ts';
import { MESSAGES_FILE } from '../src/messages/messages.ts';
import type * as RenderMessages from '../src/render/renderMessages.tsx';
import type * as RenderPage from '../src/render/renderPage.tsx';
import { PAGE_IDS, PAGES, type PageId } from '../src/routes.ts';
import type { SiteFiles } from '../src/start.ts';
import { localeErrors } from '../translations/check/checkLocaleFolder.ts';
import { problemLine } from '../translations/check/finding.ts';
import { localeFile } from '../translations/files/paths.ts';
import {
  localesOfMessages,
  localesToBuild,
  offeredLanguages,
} from '../translations/read/localesToBuild.ts';
import { readLocales } from '../translations/read/readLocales.ts';
import { textsOfPages } from '../translations/read/textsOfPages.ts';
import { cutDisplayFont, DISPLAY_FONT, requireLetters } from './displayFont.ts';
import { bundleBoot, bundleStart } from './document/bundleScript.ts';
import { contentSecurityPolicy } from './document/contentSecurityPolicy.ts';
import { documentHtml } from './document/documentHtml.ts';
import { entryUrl, pageScripts } from './document/pageScripts.ts';
import { pageStyles } from './document/pageStyles.ts';
import { logStep } from './logStep.ts';
import { lastModified, sitemap } from './metadata/sitemap.ts';
import { textFiles } from './metadata/textFiles.ts';
import { webManifests } from './metadata/webManifests.ts';
import { precompress } from './precompress.ts';
import { missingFonts } from './shareImages/missingFonts.ts';
import { pageShareImages } from './shareImages/pageShareImages.ts';
import { renderShareImages } from './shareImages/render.ts';
import { asConstants, trackerOf } from './siteEnvironment.ts';
import { siteMessages } from './siteMessages.ts';

/** Modules that run on Node at build time, after Vite has compiled them. */
const SSR_ROOTS = ['src/render/renderPage.tsx', 'src/render/renderMessages.tsx'];

/** The notices of the packages in the site, which their licenses require, and that of the font. */
const LICENSES = 'licenses.txt';
const FONT_LICENSE = '@fontsource/funnel-display/LICENSE';

/**
 * Extends `vite build`: bundles the application for the browser and for Node, renders every page in
 * every language to `dist/`, and adds the site's metadata. Unless `QUICK_BUILD` is set, it adds
 * share images, and compressed copies of text files. With `STATIC_BUILD`, it leaves out files that
 * only the project's server reads.
 */
export function prerender(environment: SiteEnvironment): Plugin {
  const workDir = `node_modules/.prerender-${randomUUID()}`;
  const tracker = trackerOf(environment)?.module;
  return {
    name: 'iris:prerender',
    apply: 'build',
    config: () => ({
      builder: { buildApp: (builder) => buildSite(builder, environment) },
      resolve: { alias: [{ find: DISPLAY_FONT, replacement: path.resolve(workDir, 'fonts') }] },
      environments: {
        client: {
          build: {
            license: { fileName: LICENSES },
            rolldownOptions: {
              input: ['src/main.tsx', ...(tracker ? [tracker] : [])],
              preserveEntrySignatures: 'strict',
            },
          },
        },
        // Only this build emits the fonts that the styles reference.
        ssr: {
          build: {
            outDir: `${workDir}/server`,
            emitAssets: true,
            rolldownOptions: { input: SSR_ROOTS },
          },
        },
      },
    }),
  };
}

async function buildSite(builder: ViteBuilder, environment: SiteEnvironment): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the build needs the environments "client" and "ssr"');
  const { root } = builder.config;
  const outDir = path.resolve(root, client.config.build.outDir);
  const serverDir = path.resolve(root, ssr.config.build.outDir);
  const workDir = path.dirname(serverDir);
  process.once('exit', () => rmSync(workDir, { recursive: true, force: true }));

  logStep('Checking the locale files');
  const errors = localeErrors(root).map(problemLine);
  if (errors.length > 0) throw new Error(`the locale files have errors:\n${errors.join('\n')}`);
  const isQuick = process.env.QUICK_BUILD === '1';
  const isStatic = process.env.STATIC_BUILD === '1';

  logStep('Bundling the site');
  const lost = await cutDisplayFont(root, path.join(workDir, 'fonts'));
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  // The bundler does not know the font's package.
  const fontLicense = await readFile(path.join(root, 'node_modules', FONT_LICENSE), 'utf8');
  await appendFile(
    path.join(outDir, LICENSES),
    `\n## ${path.dirname(FONT_LICENSE)}\n\n${fontLicense}`,
  );
  await builder.build(ssr);
  await cp(path.join(serverDir, 'assets'), path.join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  const renderPage = await importBuilt<typeof RenderPage>(serverDir, 'renderPage');
  const renderMessages = await importBuilt<typeof RenderMessages>(serverDir, 'renderMessages');
  const all = readLocales(root);
  const languages = offeredLanguages(all);
  const locales = localesToBuild(all);
  logStep(`Rendering ${locales.length * PAGE_IDS.length} pages`);
  await writeDocuments(renderPage, locales, languages, output, root, outDir, environment, lost);
  const xml = sitemap(environment.VITE_SITE_URL, languages, lastModified(root));
  const files = new Map<string, string | Uint8Array>([
    ['sitemap.xml', xml],
    ...textFiles(
      environment,
      languages.map(({ tag }) => tag),
      new Date(),
    ),
    ...webManifests(locales),
  ]);
  for (const [file, content] of files) await write(outDir, file, content);
  if (!isQuick && !isStatic) {
    logStep('Compressing text files');
    await precompress(outDir);
  }
  if (!isStatic) {
    const messages = siteMessages(renderMessages, localesOfMessages(all), environment);
    await write(outDir, MESSAGES_FILE, JSON.stringify(messages));
  }
  if (isQuick) return;
  const images = pageShareImages(locales);
  logStep(`Drawing ${images.length} share images, which takes half a minute the first time`);
  const cacheDir = path.join(root, 'node_modules/.cache/share-images');
  await renderShareImages(images, outDir, cacheDir);
  for (const [tag, message] of await missingFonts(locales)) {
    builder.config.logger.warn(`${localeFile(tag)}: ${message}`);
  }
}

function importBuilt<Module>(serverDir: string, name: string): Promise<Module> {
  return import(pathToFileURL(path.join(serverDir, `${name}.js`)).href);
}

/** Writes every page in these locales. */
async function writeDocuments(
  { renderPage }: typeof RenderPage,
  locales: readonly Locale[],
  languages: Language[],
  output: Rolldown.RolldownOutput['output'],
  root: string,
  outDir: string,
  environment: SiteEnvironment,
  lost: ReadonlySet<string>,
): Promise<void> {
  const template = await readFile(path.join(root, 'index.html'), 'utf8');
  const builtYear = new Date().getFullYear();
  const tracker = trackerOf(environment);
  const files: SiteFiles = {
    scripts: Object.fromEntries(PAGE_IDS.map((page) => [page, pageScripts(output, page)])),
    texts: {},
    trackerScript: tracker && entryUrl(output, path.parse(tracker.module).name),
    builtYear,
  };
  for (const locale of locales) {
    const { tag } = locale.language;
    const texts = JSON.stringify(textsOfPages(locale));
    files.texts[tag] = await writeAsset(outDir, `texts-${tag}`, 'json', texts);
  }
  const constants = asConstants(environment);
  const start = await bundleStart(root, constants, files);
  const boot = await bundleBoot(root, constants, await writeAsset(outDir, 'start', 'js', start));
  for (const locale of locales) {
    const { language } = locale;
    for (const page of PAGE_IDS) {
      const rendered = await renderPage(page, locale, languages, builtYear);
      const { inlined, linked } = pageStyles(rendered);
      const linkedStylesUrl = linked && (await writeAsset(outDir, page, 'css', linked));
      const html = documentHtml(template, {
        language,
        id: page,
        page: rendered,
        styles: inlined,
        linkedStylesUrl,
        boot,
        policy: contentSecurityPolicy(boot, inlined, environment),
      });
      if (locale.isOffered) requireLetters(rendered.body, lost);
      await write(outDir, documentFile(language.tag, page), html);
    }
  }
}

/** Returns `faq.html`, `de.html`, `de/faq.html`: static hosts serve these at clean addresses. */
function documentFile(locale: string, page: PageId): string {
  const address = localePath(locale, PAGES[page].path);
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Writes a file whose name changes with its content, and returns its URL. */
async function writeAsset(outDir: string, name: string, ext: string, content: string) {
  const file = `assets/${name}-${hashOf(content)}.${ext}`;
  await write(outDir, file, content);
  return `/${file}`;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}

async function write(outDir: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
