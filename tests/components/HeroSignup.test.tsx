import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { HeroSignup } from '../../src/waitlist/form/HeroSignup.tsx';
import { WaitlistForm } from '../../src/waitlist/form/WaitlistForm.tsx';
import { JOINED_EMAIL_KEY } from '../../src/waitlist/joinedEmail.ts';
import { renderInSite } from '../support/renderInSite.tsx';

test('a sign-up in the hero replaces its form with the banner, which takes focus', async () => {
  const { user, requests } = renderInSite(<HeroSignup />);
  await user.type(screen.getByRole('textbox'), 'ada@example.com{Enter}');
  await act(async () => requests[0]?.answer({ kind: 'joined' }));

  const banner = screen.getByText(t('waitlist.banner'));
  expect(document.activeElement?.contains(banner)).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a sign-up in the closing form shows the banner in the hero; errors stay apart', async () => {
  const { user, requests } = renderInSite(
    <>
      <HeroSignup />
      <WaitlistForm location="closing_cta" />
    </>,
  );
  const [hero, closing] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  await user.type(hero, 'nobody{Enter}');
  await user.type(closing, 'ada@example.com{Enter}');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    t('waitlist.errors.invalidEmail'),
    '',
  ]);
  await act(async () => requests[0]?.answer({ kind: 'joined' }));

  expect(screen.getByText(t('waitlist.banner'))).toBeTruthy();
  expect(document.activeElement?.contains(screen.getByText(t('waitlist.success.title')))).toBe(
    true,
  );
});

test('a returning visitor sees the banner, and can bring the form back', async () => {
  localStorage.setItem(JOINED_EMAIL_KEY, 'ada@example.com');
  const { user, requests } = renderInSite(<HeroSignup />);
  expect(screen.getByText(t('waitlist.banner'))).toBeTruthy();
  expect(document.activeElement).toBe(document.body);

  await user.click(screen.getByRole('button', { name: t('waitlist.useDifferentEmail') }));
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);

  await user.type(field, 'bob@example.com{Enter}');
  await act(async () => requests[0]?.answer({ kind: 'joined' }));
  expect(screen.getByText(t('waitlist.banner'))).toBeTruthy();
});
