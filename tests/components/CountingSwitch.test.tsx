import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OBJECTION_KEY } from '../../analytics/presence.ts';
import { CountingSwitch } from '../../src/sections/policies/CountingSwitch.tsx';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

const root = document.documentElement;
const counting = () => screen.queryByRole('switch', { name: t('privacy.counting.label') });
const status = () => screen.getByRole('status').textContent;
const press = (user: ReturnType<typeof renderInSite>['user']) => user.click(counting() as Element);

afterEach(() => {
  delete root.dataset.counting;
});

test('a visitor objects and withdraws, which is stored and applied at once', async () => {
  const { user } = renderInSite(<CountingSwitch />);
  expect(counting()?.getAttribute('aria-checked')).toBe('true');
  expect(status()).toBe(t('privacy.counting.counted'));
  await press(user);
  expect(counting()?.getAttribute('aria-checked')).toBe('false');
  expect(status()).toBe(t('privacy.counting.notCounted'));
  expect(localStorage.getItem(OBJECTION_KEY)).not.toBeNull();
  expect(root.dataset.counting).toBe('objected');
  await press(user);
  expect(status()).toBe(t('privacy.counting.counted'));
  expect(localStorage.getItem(OBJECTION_KEY)).toBeNull();
  expect(root.dataset.counting).toBe('on');
});

test('shows an earlier objection, and one that another page stores', () => {
  localStorage.setItem(OBJECTION_KEY, '1');
  renderInSite(<CountingSwitch />);
  expect(status()).toBe(t('privacy.counting.notCounted'));
  localStorage.removeItem(OBJECTION_KEY);
  act(() => void dispatchEvent(new Event('storage')));
  expect(status()).toBe(t('privacy.counting.counted'));
  expect(root.dataset.counting).toBe('on');
});

test('where nothing can be stored, it stays on and says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = renderInSite(<CountingSwitch />);
  await press(user);
  expect(counting()?.getAttribute('aria-checked')).toBe('true');
  expect(status()).toBe(t('privacy.counting.blocked'));
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('with %s there is no switch, and nothing to object to', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  renderInSite(<CountingSwitch />);
  expect(counting()).toBeNull();
  expect(status()).toBe(t('privacy.counting.byBrowser'));
  Reflect.deleteProperty(navigator, name);
});
