import type { i18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { noAnalytics } from '../../analytics/port.ts';
import { App } from '../app/App.tsx';
import { createI18n } from '../i18n/createI18n.ts';
import type { Language, Locale } from '../i18n/locale.ts';
import { localePath, localePrefix } from '../i18n/localePath.ts';
import type { PageContext } from '../i18n/pageContext.ts';
import { PAGES, type PageId } from '../routes.ts';
import { FAQ } from '../sections/faq/faqEntries.ts';
import { openGraphLocale } from '../seo/headTags.ts';
import { type StructuredData, structuredData } from '../seo/structuredData.ts';
import { documentStyleCache, type RenderedDocument, renderDocument } from './renderDocument.ts';

/** One page in one language. */
export interface RenderedPage extends RenderedDocument {
  /** The page's language, and the others that it is offered in, as Open Graph names them. */
  openGraphLocales: string[];
  /** schema.org data about the page. */
  structuredData: StructuredData[];
}

/**
 * Renders a page to HTML: the prerenderer's root. Needs no browser and makes no request.
 *
 * @param languages those that are offered to visitors.
 * @param builtYear the year to show until the visitor's clock can be read.
 */
export async function renderPage(
  page: PageId,
  locale: Locale,
  languages: Language[],
  builtYear: number,
): Promise<RenderedPage> {
  const { language, strings, fallbackKeys, isOffered, outdatedPages } = locale;
  const pageContext: PageContext = {
    language,
    languages,
    fallbackKeys,
    builtYear,
    ...(outdatedPages && { outdatedPages }),
  };
  const i18n = createI18n(language, strings);
  const styleCache = documentStyleCache(page);
  const { prelude } = await prerender(
    <StaticRouter
      basename={localePrefix(language.tag)}
      location={localePath(language.tag, PAGES[page].path)}
    >
      <App
        pageContext={pageContext}
        i18n={i18n}
        styleCache={styleCache}
        analytics={noAnalytics}
        waitlist={{
          api: {
            join: () => Promise.reject(new Error('api.join is unavailable while prerendering')),
          },
          signupMemory: { get: () => null, remember: () => {}, subscribe: () => () => {} },
        }}
        onReady={() => {}}
      />
    </StaticRouter>,
    // React would hide larger parts until a script shows them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const rendered = renderDocument(html, locale, styleCache);
  const others = languages.filter(({ tag }) => tag !== language.tag);
  return {
    ...rendered,
    openGraphLocales: [language, ...(isOffered && page !== 'notFound' ? others : [])].map(
      ({ tag }) => openGraphLocale(tag),
    ),
    structuredData: structuredData(page, i18n, faqTexts(i18n)),
  };
}

function faqTexts({ t }: i18n) {
  return FAQ.flatMap(({ entries }) =>
    entries.map(({ texts }) => ({
      question: t(`${texts}.question`),
      answer: t(`${texts}.answer`),
    })),
  );
}
