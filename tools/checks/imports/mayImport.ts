/** The facts that every layer of the site may import. `src/rules` is for server and analytics too. */
const FACTS = ['src/config.ts', 'src/product.ts', 'src/routes.ts', 'src/rules'];
/** The foundation of every part of a page. */
const BASE = ['src/browser', 'src/hydration', 'src/i18n', 'src/theme', 'src/ui'];
/** The parts of a page. */
const PARTS = ['src/waitlist', 'src/sections'];
/** The addresses of the site's pages. */
const ADDRESSES = ['src/routes.ts', 'src/i18n/localePath.ts', 'src/i18n/pageAt.ts'];
/** What every layer of the server may import. */
const SERVER_BASE = ['server/log.ts', 'server/settings.ts'];
/** What captures events in components. */
const EVENTS = ['analytics/AnalyticsContext.ts', 'analytics/plan.ts', 'analytics/port.ts'];
/** What tells where a visit comes from. */
const VISIT = ['analytics/visit.ts', 'analytics/objection.ts'];

/**
 * The allowed imports. A row names a folder, subfolders included, or a file, and lists what it may
 * import besides itself. A folder without a row may neither import another part of the project nor
 * be imported, so a new folder needs a row first.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  locales: [],
  'package.json': [],

  // The layers of the site, lowest first.
  'src/config.ts': [],
  'src/vite-env.d.ts': ['src/config.ts'],
  'src/product.ts': [],
  'src/routes.ts': [],
  'src/rules': [],
  'src/browser': [],
  'src/theme': ['src/browser'],
  'src/i18n': ['locales', 'src/routes.ts'],
  'src/RootProviders.tsx': ['src/i18n'],
  'src/hydration': ['src/i18n', 'src/theme'],
  'src/ui': ['src/theme'],
  'src/waitlist': [...FACTS, ...BASE, ...EVENTS],
  'src/seo': [...FACTS, 'src/i18n'],
  'src/sections': [
    ...FACTS,
    ...BASE,
    ...EVENTS,
    'locales',
    'src/waitlist',
    'analytics/objection.ts',
  ],
  'src/pages': [...FACTS, ...BASE, ...EVENTS, ...PARTS, 'src/seo'],
  'src/app': [...FACTS, ...BASE, ...EVENTS, ...PARTS, 'src/pages', 'src/RootProviders.tsx'],

  // What the server sends. It shares the data in `src/messages` with the prerenderer.
  'src/messages': ['src/i18n'],
  'src/mail': [...FACTS, ...BASE, 'src/messages'],
  'src/serverPages': [...FACTS, ...BASE, 'src/messages', 'src/waitlist'],

  // The roots: the inlined script, the two that it starts, and the prerenderer's.
  'src/boot.ts': [...FACTS, ...BASE, ...VISIT, 'src/waitlist', 'src/start.ts'],
  'src/start.ts': [
    ...FACTS,
    ...BASE,
    'analytics/createAnalytics.ts',
    'src/app/reloadPage.ts',
    'src/main.tsx',
  ],
  'src/main.tsx': [...FACTS, ...BASE, ...PARTS, 'analytics/port.ts', ...VISIT, 'src/app'],
  'src/render': [
    ...FACTS,
    ...BASE,
    'analytics/port.ts',
    'src/RootProviders.tsx',
    'src/app',
    'src/mail',
    'src/messages',
    'src/sections',
    'src/seo',
    'src/serverPages',
  ],

  // The parts that run beside the site.
  analytics: ['src/rules', 'src/browser/storage.ts'],

  // The layers of the server, lowest first. The files in `server` itself put them together.
  'server/log.ts': ['src/rules'],
  'server/variables.ts': [],
  'server/day.ts': [],
  'server/settings.ts': ['src/rules', 'server/variables.ts', 'server/tracker.ts'],
  'server/tracker.ts': ['src/rules', 'server/log.ts', 'server/variables.ts', 'server/database'],
  'server/http': SERVER_BASE,
  'server/site': ['server/http', ...ADDRESSES],
  'server/database': ['src/rules', 'server/day.ts'],
  'server/figures': ['src/messages', 'server/database', 'server/day.ts'],
  'server/mail': [
    ...SERVER_BASE,
    'src/rules',
    'src/messages',
    'server/database',
    'server/tracker.ts',
  ],
  'server/api': [
    ...SERVER_BASE,
    'server/http',
    'src/rules',
    'src/i18n/preferredLanguage.ts',
    'src/messages',
    'locales',
    'server/database',
    'server/figures',
    'server/mail',
    'server/metrics.ts',
    'server/tracker.ts',
  ],
  'server/commands': [
    'server/day.ts',
    'package.json',
    'server/settings.ts',
    'src/rules',
    'server/figures',
    'server/database',
    'server/http',
    'server/mail',
    'server/api',
    'server/site',
  ],
  server: ['src/rules', 'server'],

  // The build: what reads and checks the locale files, and what writes every page.
  translations: ['locales', 'src'],
  prerender: ['server', 'src', 'translations'],
  'vite.config.ts': ['prerender', 'translations'],

  // Development.
  tools: ['prerender', 'server', 'src', 'translations'],
  workbench: ['analytics/port.ts', 'prerender', 'src', 'translations'],
  'workbench/tests': ['src', 'tests/support', 'translations', 'workbench'],
  tests: ['analytics', 'locales', 'prerender', 'server', 'src', 'tools', 'translations'],
  'vitest.config.ts': ['prerender', 'tests', 'translations'],
  'playwright.config.ts': ['tests'],
};
