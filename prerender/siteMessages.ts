import { isExample } from '../server/mail/publicAddress.ts';
import type { SiteEnvironment } from '../src/config.ts';
import { productName } from '../src/i18n/createI18n.ts';
import type { Locale } from '../src/i18n/locale.ts';
import { SOURCE_LOCALE } from '../src/i18n/localePath.ts';
import type { Messages } from '../src/messages/messages.ts';
import type { ResultPage } from '../src/messages/resultPages.ts';
import type * as RenderMessages from '../src/render/renderMessages.tsx';
import { JOINED_EMAIL_KEY } from '../src/waitlist/signupMemory.ts';
import { resultPageHtml } from './document/resultPageHtml.ts';
import { trackerOf } from './siteEnvironment.ts';

/**
 * Makes the browser of a person who unsubscribed forget the address. `Clear-Site-Data` would also
 * erase an objection to tracking.
 */
const FORGET_SIGNUP = `try{localStorage.removeItem('${JOINED_EMAIL_KEY}')}catch{}`;

/** Renders the email and result pages in each locale. The first locale names the sender. */
export function siteMessages(
  { renderMessages, renderFiguresFrame }: typeof RenderMessages,
  locales: readonly Locale[],
  environment: SiteEnvironment,
): Messages {
  const languages = locales.map((locale) => {
    const rendered = renderMessages(locale);
    const documents = Object.entries(rendered.pages).map(([name, page]) => {
      const script = name === 'unsubscribed' ? FORGET_SIGNUP : '';
      return [name, resultPageHtml(locale.language, page, script)];
    });
    const pages: Record<ResultPage, string> = Object.fromEntries(documents);
    return [locale.language.tag, { ...rendered, pages }] as const;
  });
  const english = locales.find(({ language }) => language.tag === SOURCE_LOCALE);
  const { VITE_API_BASE_URL, VITE_SITE_URL, VITE_SUPPORT_EMAIL } = environment;
  return {
    // The site's own address if the API has none. Example addresses do not work.
    apiUrl: [VITE_API_BASE_URL, VITE_SITE_URL].find((url) => url && !isExample(url)) ?? null,
    from: mailbox(productName(locales[0]?.strings ?? {}), VITE_SUPPORT_EMAIL),
    hasTracker: trackerOf(environment) !== undefined,
    figuresPage: english ? resultPageHtml(english.language, renderFiguresFrame(english)) : '',
    languages: Object.fromEntries(languages),
  };
}

/**
 * Formats a sender for an email header (RFC 5322): quotes a name with special characters, and
 * leaves invisible ones out.
 */
export function mailbox(text: string, address: string): string {
  const name = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (name === '') return address;
  const isSimple = /^[\p{L}\p{N} ]+$/u.test(name);
  return `${isSimple ? name : `"${name.replace(/[\\"]/g, '\\$&')}"`} <${address}>`;
}
