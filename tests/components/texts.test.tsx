import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { linkedLanguages } from '../../src/i18n/languages/linkedLanguages.ts';
import { T } from '../../src/i18n/T.tsx';
import { LanguageSwitcher } from '../../src/sections/languages/LanguageSwitcher.tsx';
import { SiteFooter } from '../../src/sections/layout/SiteFooter.tsx';
import { SiteHeader } from '../../src/sections/layout/SiteHeader.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

const LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'ar', name: 'العربية' },
];

test('a text missing in the language is marked as English', () => {
  renderInSite(
    <p>
      <T k="faq.title" /> <T k="common.backToHome" />
    </p>,
    { pageContext: { fallbackKeys: ['faq.title'] } },
  );
  expect(screen.getByText(t('faq.title')).getAttribute('lang')).toBe('en');
  expect(screen.getByText(new RegExp(t('common.backToHome'))).hasAttribute('lang')).toBe(false);
});

test('a control’s name missing in the language is marked as English', () => {
  const fallbackKeys = ['header.menu'];
  renderInSite(<SiteHeader />, { pageContext: { fallbackKeys } });
  expect(screen.getByRole('button', { name: t('header.menu') }).lang).toBe('en');
  expect(screen.getAllByRole('link')[0]?.hasAttribute('lang')).toBe(false);
});

test('the switcher links to the same page in each language, by its native name', () => {
  renderInSite(<LanguageSwitcher />, { path: '/faq', pageContext: { languages: LANGUAGES } });
  const [english, arabic] = screen.getAllByRole('link');
  expect(english?.getAttribute('href')).toBe('/faq');
  expect(english?.getAttribute('aria-current')).toBe('true');
  expect(arabic?.getAttribute('href')).toBe('/ar/faq');
  expect(arabic?.getAttribute('hreflang')).toBe('ar');
  expect(arabic?.lang).toBe('ar');
});

test('the switcher’s links list the languages of a document', () => {
  renderInSite(<LanguageSwitcher />, { pageContext: { languages: LANGUAGES } });
  expect(linkedLanguages()).toEqual(LANGUAGES);
});

test('there is no switcher while there is one language', () => {
  renderInSite(<LanguageSwitcher />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the copyright shows the visitor’s year, not the build’s', () => {
  renderInSite(<SiteFooter />, { pageContext: { builtYear: 2001 } });
  expect(screen.getByText(new RegExp(`${new Date().getFullYear()}`)).textContent).toContain(
    t('brand.name'),
  );
  expect(document.body.textContent).not.toContain('2001');
});
