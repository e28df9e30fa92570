import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FaqBrowser } from '../../src/sections/faq/FaqBrowser.tsx';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

test('above questions that a search has found, nothing of an earlier search is left', async () => {
  const { user } = renderInSite(<FaqBrowser />, { path: '/faq' });
  const search = screen.getByRole('searchbox');
  await user.type(search, 'zaphod');
  await screen.findByText(t('faq.empty.title'));
  await user.clear(search);
  await user.type(search, t('brand.name'));
  expect(screen.queryByText(t('faq.empty.title'))).toBeNull();
});

test('the line below a closed question begins a few words before the match', async () => {
  const { user } = renderInSite(<FaqBrowser />, { path: '/faq' });
  await user.type(screen.getByRole('searchbox'), 'window');
  const lines = [...document.querySelectorAll('[data-part="excerpt"]')];
  const before = lines.map((line) => (line.textContent ?? '').search(/window/i));
  expect(before).not.toEqual([]);
  for (const length of before) expect(length).toBeLessThan(30);
});
