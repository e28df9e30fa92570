import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { SiteHeader } from '../../src/sections/layout/SiteHeader.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

const toggle = () => screen.getByRole('button', { name: t('header.menu') });
const isOpen = () => toggle().getAttribute('aria-expanded');

describe('the small-screen menu', () => {
  test.each([t('header.features'), t('header.about'), t('header.faq')])(
    'closes when %s is followed, even to the current page',
    async (name) => {
      const { user } = renderInSite(<SiteHeader />, { path: '/faq' });
      await user.click(toggle());
      expect(isOpen()).toBe('true');
      await user.click(screen.getByRole('link', { name }));
      expect(isOpen()).toBe('false');
    },
  );

  test('follows its button in focus order, and returns focus there when it closes', async () => {
    const { user } = renderInSite(<SiteHeader />, { path: '/faq' });
    await user.click(toggle());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: t('header.features') }));
    await user.click(screen.getByRole('link', { name: t('header.faq') }));
    expect(document.activeElement).toBe(toggle());
  });

  test('closes on a click outside', async () => {
    const { user } = renderInSite(<SiteHeader />);
    await user.click(toggle());
    await user.click(document.body);
    expect(isOpen()).toBe('false');
  });

  test('closes on Escape and returns focus', async () => {
    const { user } = renderInSite(<SiteHeader />);
    await user.click(toggle());
    await user.tab({ shift: true });
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
    expect(document.activeElement).toBe(toggle());
  });
});

test('the current page is marked', () => {
  renderInSite(<SiteHeader />, { path: '/faq' });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(
    links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent),
  ).toEqual([t('header.faq')]);
});

test('Contact is a mail link to support with a subject', () => {
  renderInSite(<SiteHeader />);
  expect(screen.getByRole('link', { name: t('header.contact') }).getAttribute('href')).toBe(
    `mailto:${import.meta.env.VITE_SUPPORT_EMAIL}?subject=Contact%20Support`,
  );
});
