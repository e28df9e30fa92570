import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OBJECTION_KEY } from '../../analytics/presence.ts';
import { CountingSwitch } from '../../src/sections/policies/CountingSwitch.tsx';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

const root = document.documentElement;
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  delete root.dataset.counting;
  vi.unstubAllGlobals();
});

// The rest is tested in tests/e2e: analytics/ownCounting.spec.ts and journeys/counting.spec.ts.
test('shows an objection that another page stores', () => {
  renderInSite(<CountingSwitch />);
  localStorage.setItem(OBJECTION_KEY, '1');
  act(() => void dispatchEvent(new Event('storage')));
  expect(status()).toBe(t('privacy.counting.notCounted'));
  expect(root.dataset.counting).toBe('objected');
});

test('where the browser objects, the page says so', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  renderInSite(<CountingSwitch />);
  expect(status()).toBe(t('privacy.counting.byBrowser'));
  expect(screen.queryByRole('switch')).toBeNull();
});

test('where storage is blocked, the page says that the visitor is still counted', () => {
  vi.stubGlobal('localStorage', undefined);
  renderInSite(<CountingSwitch />);
  fireEvent.click(screen.getByRole('switch'));
  expect(status()).toBe(t('privacy.counting.blocked'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
});
