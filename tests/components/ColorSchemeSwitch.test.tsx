import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColorSchemeSwitch } from '../../src/sections/layout/ColorSchemeSwitch.tsx';
import { COLOR_SCHEME_KEY } from '../../src/theme/colorScheme.ts';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

test.each(['storage', 'pageshow'])(
  'a scheme that another page has stored applies on %s',
  (type) => {
    renderInSite(<ColorSchemeSwitch />);
    for (const scheme of ['dark', 'system'] as const) {
      localStorage.setItem(COLOR_SCHEME_KEY, scheme);
      act(() => void dispatchEvent(new Event(type)));
      expect(document.documentElement.dataset.scheme).toBe(scheme);
      const chosen = screen.getByRole('button', { pressed: true });
      expect(chosen.textContent).toBe(t(`footer.scheme.${scheme}`));
    }
  },
);
