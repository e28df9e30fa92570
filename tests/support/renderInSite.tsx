import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AnalyticsContext } from '../../analytics/AnalyticsContext.ts';
import type { AnalyticsEventName } from '../../analytics/plan.ts';
import type { Analytics } from '../../analytics/port.ts';
import en from '../../locales/en.json';
import { createI18n } from '../../src/i18n/createI18n.ts';
import type { PageContext } from '../../src/i18n/pageContext.ts';
import { RootProviders } from '../../src/RootProviders.tsx';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { createSignupMemory } from '../../src/waitlist/signupMemory.ts';
import type { SignupOutcome } from '../../src/waitlist/signupOutcome.ts';
import { WaitlistContext } from '../../src/waitlist/WaitlistContext.ts';

const ENGLISH = { tag: 'en', name: 'English', dir: 'ltr' } as const;

interface Options {
  path?: string;
  /** The page visited before it. */
  before?: string;
  pageContext?: Partial<PageContext>;
}

/** Renders components inside the site's providers; the test answers their requests. */
export function renderInSite(children: ReactNode, options: Options = {}) {
  const { before = '/', path = '/' } = options;
  const events: { name: AnalyticsEventName; properties: object }[] = [];
  const analytics: Analytics = { capture: (name, properties) => events.push({ name, properties }) };
  const requests: { email: string; answer: (outcome: SignupOutcome) => void }[] = [];
  const pageContext: PageContext = {
    language: ENGLISH,
    languages: [ENGLISH],
    fallbackKeys: [],
    builtYear: 2001,
    ...options.pageContext,
  };
  const view = render(
    <RootProviders
      pageContext={pageContext}
      i18n={createI18n(pageContext.language, en)}
      styleCache={createStyleCache()}
    >
      <AnalyticsContext value={analytics}>
        <WaitlistContext
          value={{
            api: { join: (email) => new Promise((answer) => requests.push({ email, answer })) },
            signupMemory: createSignupMemory(),
          }}
        >
          <MemoryRouter initialEntries={[before, path]}>{children}</MemoryRouter>
        </WaitlistContext>
      </AnalyticsContext>
    </RootProviders>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), events, requests };
}
