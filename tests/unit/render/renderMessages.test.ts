import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { supportMailto } from '../../../src/config.ts';
import { createI18n } from '../../../src/i18n/createI18n.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import {
  CONFIRM_DAYS,
  CONFIRM_LINK,
  fillIn,
  UNSUBSCRIBE_LINK,
} from '../../../src/messages/messages.ts';
import { RESULT_PAGE_NAMES } from '../../../src/messages/resultPages.ts';
import { renderMessages } from '../../../src/render/renderMessages.tsx';
import { readLocales } from '../../../translations/read/readLocales.ts';
import { TEST_LOCALES } from '../../support/languages/testLanguages.ts';
import { localesProject } from '../../support/localesProject.ts';

/** Returns all that is said in a language, as HTML and as text. */
const everything = ({ confirmMail, pages, answers }: ReturnType<typeof renderMessages>) => [
  ...Object.values(answers),
  ...Object.values(confirmMail),
  ...Object.values(pages).flatMap(({ head, body }) => [head, body]),
];

const [english] = TEST_LOCALES as [Locale, ...Locale[]];

// `tests/e2e/mail` tests what every page shows and where its links lead.
describe.each(TEST_LOCALES.map((locale) => [locale.language.tag, locale] as const))(
  '%s',
  (_, locale) => {
    const { tag, dir } = locale.language;
    const messages = renderMessages(locale);
    const { t } = createI18n(locale.language, locale.strings);
    const { subject, html, text } = messages.confirmMail;

    test('the mail has its links as HTML and as text, and the days that they work', () => {
      // The link to confirm is in the button and, as text, below it.
      expect(html.split(`href="${CONFIRM_LINK}"`)).toHaveLength(3);
      expect(html).toContain(`>${CONFIRM_LINK}<`);
      expect(html).toContain(`href="${UNSUBSCRIBE_LINK}"`);
      expect(text).toContain(`\n${CONFIRM_LINK}\n\n`);
      expect(text).toContain(`\n${UNSUBSCRIBE_LINK}\n`);
      for (const part of [html, text]) {
        expect(part).toContain(t('messages.mail.validity', { count: CONFIRM_DAYS }));
      }
    });

    test('Outlook on Windows gets the mail in a table of fixed width', () => {
      expect(html).toMatch(
        /<!--\[if mso\]><table [^>]*style="width:544px"><tr><td><!\[endif\]--><div [\s\S]*<\/div><!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]--><\/td>/,
      );
      expect(html).not.toContain('outlook-table');
    });

    test('lists of mails show the preheader and nothing of the mail’s text', () => {
      const [hidden = ''] = /<div style="display:none.*?<\/div>/s.exec(html) ?? [];
      expect(hidden).toContain(t('messages.mail.preheader'));
      const [filler = ''] = /[\u034f\u200c\u00a0]+(?=<\/div>$)/.exec(hidden) ?? [];
      expect(filler.length).toBeGreaterThan(200);
    });

    test('each mail has its subject, one line of plain text', () => {
      const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
      expect(subject).toBe(plain(t('messages.mail.subject')));
      expect(messages.inviteMail.subject).toBe(plain(t('messages.invite.subject')));
      expect(subject).not.toMatch(/[\r\n\u2066-\u2069<>]/);
      expect(supportMailto(t('about.subjectText'))).not.toContain(encodeURIComponent('\u2068'));
    });

    test('the mail is a document in the language and its direction', () => {
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}" dir="${dir}">`));
    });

    test('no placeholder is left, and nothing is loaded or run', () => {
      const filledIn = { from: '/', typed: '', problem: '', methods: '' };
      for (const part of everything(messages).map((text) => fillIn(text, filledIn))) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/);
        expect(part).not.toMatch(/<(?:script|img|link|iframe)\b|\bsrc=|\bon\w+=|url\((?!#)/i);
        const addresses = (part.match(/https?:\/\/[^"'<\s]*/g) ?? []) as string[];
        const known = [CONFIRM_LINK, UNSUBSCRIBE_LINK];
        expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
      }
    });
  },
);

test('a form posts to the page’s own address', () => {
  for (const { pages } of TEST_LOCALES.map(renderMessages)) {
    const withForm = RESULT_PAGE_NAMES.filter((name) => pages[name].body.includes('<form'));
    expect(withForm).toEqual(['confirm', 'unsubscribe', 'expired', 'wrongAddress']);
    expect(pages.wrongAddress.body).not.toContain('action=');
    for (const name of ['confirm', 'unsubscribe', 'expired'] as const) {
      expect(pages[name].body).toMatch(/<form[^>]* method="post"><button type="submit"/);
      expect(pages[name].body).not.toContain('<input');
    }
  }
});

test('a text that is missing in the language is marked as English', () => {
  const { confirmMail, pages } = renderMessages({
    ...english,
    language: { tag: 'ar', name: 'العربية', dir: 'rtl' },
    fallbackKeys: ['messages.confirm.title', 'messages.mail.validity_few'],
  });
  for (const part of [confirmMail.html, pages.confirm.body]) {
    expect(part).toContain('<bdi lang="en" dir="ltr">Confirm your place on the waitlist</bdi>');
  }
  expect(pages.confirmed.body).not.toContain('<bdi');
});

test('the mail has no style sheet that Gmail drops, and not too much of them', () => {
  const { html } = renderMessages(english).confirmMail;
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(sheet).not.toMatch(/@[^{}]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*@|background-image/);
  }
  expect(sheets.join('').length).toBeLessThan(8_000);
});

test('what a language lacks is in English, and marked as that', () => {
  const locale = readLocales(
    localesProject({
      'en.json': readFileSync('locales/en.json', 'utf8'),
      'nl.json': JSON.stringify({ messages: { mail: { subject: 'Bevestig je adres' } } }),
      'state/nl.json': '{ "offered": true }',
    }),
  )[1] as Locale;
  expect(locale).toMatchObject({ language: { tag: 'nl' }, isOffered: true });
  const { confirmMail, pages, answers } = renderMessages(locale);
  const { t } = createI18n(english.language, english.strings);
  expect(confirmMail.subject).toBe('Bevestig je adres');
  for (const html of [confirmMail.html, ...Object.values(pages).map(({ body }) => body)]) {
    expect(html.replace(/<bdi lang="en" dir="ltr">.*?<\/bdi>/gs, '')).not.toMatch(
      />[^<]*\b(?:you|your|the|this)\b[^<]*</i,
    );
  }
  expect(confirmMail.html).toContain(
    `<bdi lang="en" dir="ltr">${t('messages.mail.preheader')}</bdi>`,
  );
  expect(answers.joined).toBe(renderMessages(english).answers.joined);
});
