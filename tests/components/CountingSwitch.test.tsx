import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OBJECTION_KEY } from '../../analytics/presence.ts';
import { CountingSwitch } from '../../src/sections/policies/CountingSwitch.tsx';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

const root = document.documentElement;
const status = () => screen.getByRole('status').textContent;

afterEach(() => {
  delete root.dataset.counting;
});

// The rest is tested in tests/e2e/analytics/objection.spec.ts.
test('shows an earlier objection, and one that another page stores', () => {
  localStorage.setItem(OBJECTION_KEY, '1');
  renderInSite(<CountingSwitch />);
  expect(status()).toBe(t('privacy.counting.notCounted'));
  localStorage.removeItem(OBJECTION_KEY);
  act(() => void dispatchEvent(new Event('storage')));
  expect(status()).toBe(t('privacy.counting.counted'));
  expect(root.dataset.counting).toBe('on');
});
