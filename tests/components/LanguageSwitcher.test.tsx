import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linkedLanguages } from '../../src/i18n/linkedLanguages.ts';
import { LanguageSwitcher } from '../../src/sections/languages/LanguageSwitcher.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

test('the switcher links to the same page in each language, by its native name', () => {
  const languages = [
    { tag: 'en', name: 'English' },
    { tag: 'ar', name: 'العربية' },
  ];
  renderInSite(<LanguageSwitcher />, { path: '/faq', pageContext: { languages } });
  const [english, arabic] = screen.getAllByRole('link');
  expect(english?.getAttribute('href')).toBe('/faq');
  expect(english?.getAttribute('aria-current')).toBe('true');
  expect(arabic?.getAttribute('href')).toBe('/ar/faq');
  expect(arabic?.getAttribute('hreflang')).toBe('ar');
  expect(arabic?.lang).toBe('ar');
  // The suggestion of another language reads these links.
  expect(linkedLanguages()).toEqual(languages);
});

test('there is no switcher while there is one language', () => {
  renderInSite(<LanguageSwitcher />);
  expect(screen.queryByRole('link')).toBeNull();
});
