import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { noAnalytics } from '../analytics/port.ts';
import { App } from './app/App.tsx';
import { createPageLoader } from './app/pageLoader.ts';
import { SITE_URL, SOCIAL_URL, SUPPORT_EMAIL } from './config.ts';
import type { PageContext } from './document/pageContext.ts';
import { createI18n } from './i18n/createI18n.ts';
import { localePath, localePrefix } from './i18n/localePath.ts';
import { type Locale, readLocales } from './i18n/locales/readLocales.ts';
import { PAGES, type PageId } from './routes.ts';
import { FAQ } from './sections/faq/faqEntries.ts';
import { frameWithSceneCode } from './sections/visionFrame/loading/visionFrameCode.ts';
import { splitHead } from './seo/splitHead.ts';
import { type StructuredData, structuredData } from './seo/structuredData.ts';
import { fontFaces, preloadedFontUrl } from './theme/fonts.ts';
import { globalStyles } from './theme/globalStyles.ts';
import { createStyleCache } from './theme/styleCache.ts';
import { createJoinedEmail } from './waitlist/joinedEmail.ts';

/** One page in one language, ready for the document's template. */
export interface RenderedPage {
  /** Title, meta and link tags. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** schema.org data about the page. */
  structuredData: StructuredData[];
  /** All styles of the page, global ones first. */
  css: string;
  fontUrl: string;
}

/** Every language of the site. */
export const locales: Locale[] = readLocales();

/** The languages that are offered to visitors. */
export const publishedLanguages = locales
  .filter((locale) => locale.isPublished)
  .map(({ language }) => language);

/**
 * Renders a page to HTML: the prerenderer's root. Needs no browser and makes no request.
 *
 * @param builtYear the year to show until the visitor's clock can be asked.
 */
export async function renderPage(
  page: PageId,
  { language, strings, fallbackKeys, openGraphLocale }: Locale,
  builtYear: number,
): Promise<RenderedPage> {
  const pageContext: PageContext = {
    page,
    language,
    languages: publishedLanguages,
    fallbackKeys,
    openGraphLocale,
    builtYear,
  };
  const i18n = createI18n(language, strings);
  const loader = createPageLoader(() => {});
  await Promise.all([loader.load(page), frameWithSceneCode.load()]);
  const styleCache = styleCaches[page] ?? createStyleCache();
  styleCaches[page] = styleCache;
  const { extractCritical } = createEmotionServer(styleCache);
  const html = renderToString(
    <StaticRouter
      basename={localePrefix(language.tag)}
      location={localePath(language.tag, PAGES[page].path)}
    >
      <App
        pageContext={pageContext}
        i18n={i18n}
        styleCache={styleCache}
        waitlist={{
          api: { join: () => Promise.reject(new Error('nobody joins while prerendering')) },
          analytics: noAnalytics,
          joinedEmail: createJoinedEmail(() => {
            throw new Error('there is no storage while prerendering');
          }),
        }}
        loader={loader}
        onReady={() => {}}
      />
    </StaticRouter>,
  );
  const { css } = extractCritical(html);
  return {
    ...splitHead(html),
    structuredData: structuredData({
      page,
      language,
      siteUrl: SITE_URL,
      supportEmail: SUPPORT_EMAIL,
      socialUrl: SOCIAL_URL,
      productName: i18n.t('brand.name'),
      description: page === 'home' ? i18n.t('home.meta.description') : '',
      status: page === 'home' ? i18n.t('home.hero.status') : '',
      questions: page === 'faq' ? faqTexts(i18n) : [],
    }),
    css: fontFaces(JSON.stringify(strings)) + globalStyles + css,
    fontUrl: preloadedFontUrl,
  };
}

/** A page's styles are the same in every language, so its cache is reused. */
const styleCaches: Partial<Record<PageId, EmotionCache>> = {};

function faqTexts({ t }: i18n) {
  return FAQ.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({ question: t(question), answer: t(answer) })),
  );
}
