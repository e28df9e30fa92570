import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OBJECTION_KEY } from '../../analytics/objection.ts';
import { TrackingSwitch } from '../../src/sections/policies/TrackingSwitch.tsx';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  vi.unstubAllGlobals();
});

// What an objection does is tested in tests/e2e/analytics/origin.spec.ts.
test('shows an objection that another page stores', () => {
  renderInSite(<TrackingSwitch />);
  localStorage.setItem(OBJECTION_KEY, '1');
  act(() => void dispatchEvent(new Event('storage')));
  expect(status()).toBe(t('privacy.counting.notCounted'));
});

test('where the browser objects, the page says so', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  renderInSite(<TrackingSwitch />);
  expect(status()).toBe(t('privacy.counting.byBrowser'));
  expect(screen.queryByRole('switch')).toBeNull();
});

test('where storage is blocked, the page says that the visitor is still tracked', () => {
  vi.stubGlobal('localStorage', undefined);
  renderInSite(<TrackingSwitch />);
  fireEvent.click(screen.getByRole('switch'));
  expect(status()).toBe(t('privacy.counting.blocked'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
});
