import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AnalyticsEventName } from '../../analytics/events.ts';
import en from '../../locales/en.json';
import { DocumentProviders } from '../../src/document/DocumentProviders.tsx';
import type { PageDocument } from '../../src/document/pageDocument.ts';
import { createI18n } from '../../src/i18n/createI18n.ts';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { createJoinedEmail } from '../../src/waitlist/joinedEmail.ts';
import type { SignupOutcome } from '../../src/waitlist/signupOutcome.ts';
import { WaitlistContext } from '../../src/waitlist/WaitlistContext.ts';

const ENGLISH = { tag: 'en', name: 'English', dir: 'ltr' } as const;

interface Options {
  path?: string;
  pageDocument?: Partial<PageDocument>;
}

/** Renders components inside the site's providers; the test answers their requests. */
export function renderInSite(children: ReactNode, options: Options = {}) {
  const events: { name: AnalyticsEventName; properties: object }[] = [];
  const requests: { email: string; answer: (outcome: SignupOutcome) => void }[] = [];
  const pageDocument: PageDocument = {
    page: 'home',
    language: ENGLISH,
    languages: [ENGLISH],
    fallbackKeys: [],
    openGraphLocale: 'en_US',
    builtYear: 2001,
    ...options.pageDocument,
  };
  const view = render(
    <DocumentProviders
      pageDocument={pageDocument}
      i18n={createI18n(pageDocument.language, en)}
      styleCache={createStyleCache()}
    >
      <WaitlistContext
        value={{
          api: { join: (email) => new Promise((answer) => requests.push({ email, answer })) },
          analytics: { capture: (name, properties) => events.push({ name, properties }) },
          joinedEmail: createJoinedEmail(() => localStorage),
        }}
      >
        <MemoryRouter initialEntries={[options.path ?? '/']}>{children}</MemoryRouter>
      </WaitlistContext>
    </DocumentProviders>,
  );
  return { ...view, user: userEvent.setup(), events, requests };
}
