import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import en from '../../locales/en.json';
import { SiteHeader } from '../../src/sections/layout/SiteHeader.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

const { header } = en;
const toggle = () => screen.getByRole('button', { name: header.menu });
const isOpen = () => toggle().getAttribute('aria-expanded');

describe('the small-screen menu', () => {
  test.each([header.features, header.about, header.faq])(
    'closes when %s is followed, also on that very page',
    async (name) => {
      const { user } = renderInSite(<SiteHeader />, { path: '/faq' });
      await user.click(toggle());
      expect(isOpen()).toBe('true');
      await user.click(screen.getByRole('link', { name }));
      expect(isOpen()).toBe('false');
    },
  );

  test('comes after its button in the order of focus, and leaves focus there when it closes', async () => {
    const { user } = renderInSite(<SiteHeader />, { path: '/faq' });
    await user.click(toggle());
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: header.features }));
    await user.click(screen.getByRole('link', { name: header.faq }));
    expect(document.activeElement).toBe(toggle());
  });

  test('closes by a press beside it', async () => {
    const { user } = renderInSite(<SiteHeader />);
    await user.click(toggle());
    await user.click(document.body);
    expect(isOpen()).toBe('false');
  });

  test('closes by Escape and gives focus back', async () => {
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
  ).toEqual([header.faq]);
});

test('Contact writes to support with its subject', () => {
  renderInSite(<SiteHeader />);
  expect(screen.getByRole('link', { name: header.contact }).getAttribute('href')).toBe(
    `mailto:${import.meta.env.VITE_SUPPORT_EMAIL}?subject=Contact%20Support`,
  );
});
