import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroSignup } from '../../src/waitlist/form/HeroSignup.tsx';
import { WaitlistForm } from '../../src/waitlist/form/WaitlistForm.tsx';
import { JOINED_EMAIL_KEY } from '../../src/waitlist/signupMemory.ts';
import { renderInSite } from '../support/renderInSite.tsx';
import { t } from '../support/siteTexts.ts';

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: t('waitlist.emailLabel'), hidden: true });

async function submit() {
  const view = renderInSite(<WaitlistForm location="closing_cta" labelledBy="closing" />);
  await view.user.type(field(), 'Ada@Example.com{Enter}');
  return view;
}

const SUBMITTED = {
  name: 'waitlist_form_submitted',
  properties: { form_location: 'closing_cta' },
};

test('further submits make no further request while one is pending', async () => {
  const { requests } = await submit();
  const form = field().form as HTMLFormElement;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(requests.map(({ email }) => email)).toEqual(['Ada@Example.com']);
});

test('a form that is translated, and has elements of a password manager, works as before', async () => {
  const { user, requests } = renderInSite(
    <WaitlistForm location="closing_cta" labelledBy="closing" note="home.hero.formNote" />,
  );
  const change = () => {
    translate();
    field().before(document.createElement('input'), document.createElement('div'));
    field().after(document.createElement('div'));
  };
  change();
  await user.type(field(), 'ada@{Enter}');
  const error = screen.getByText(t('waitlist.errors.invalidEmail'));
  change();
  await user.keyboard('{Enter}');
  expect(error.isConnected).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe(t('waitlist.errors.invalidEmail'));
  change();
  await user.keyboard('example.com{Enter}');
  expect(screen.getByRole('status').textContent).toBe(t('waitlist.sending'));
  const button = screen.getByRole('button');
  expect(button.textContent).toBe(t('waitlist.submitting'));
  change();
  const serverMessage = { text: 'No', language: 'en' };
  await act(async () =>
    requests[0]?.answer({ status: 'error', error: { type: 'api_error', serverMessage } }),
  );
  expect(button.textContent).toBe(t('waitlist.submit'));
  await waitFor(() => expect(document.activeElement).toBe(field()));
  change();
  await user.keyboard('{Enter}');
  change();
  await act(async () => requests[1]?.answer({ status: 'alreadyRegistered' }));
  expect(requests.map(({ email }) => email)).toEqual(['ada@example.com', 'ada@example.com']);
  const card = screen.getByRole('group', { name: t('waitlist.alreadyRegistered.title') });
  expect(document.activeElement).toBe(card);
  translate();
  await user.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(field());
});

test('a button that the browser does not focus on a press answers as one that it does', async () => {
  const { user, requests } = renderInSite(
    <main tabIndex={-1}>
      <WaitlistForm location="closing_cta" labelledBy="closing" />
    </main>,
  );
  const main = screen.getByRole('main');
  const press = () => {
    main.focus();
    fireEvent.click(screen.getByRole('button'));
  };
  press();
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'ada@example.com');
  press();
  // Not on the body, while field and button are disabled.
  expect(document.activeElement).toBe(screen.getByRole('status'));
  // Focus stays with a visitor who has pressed another part of the page meanwhile.
  main.focus();
  const error = { type: 'network_error', serverMessage: null } as const;
  await act(async () => requests[0]?.answer({ status: 'error', error }));
  expect(document.activeElement).toBe(main);
  press();
  await act(async () => requests[1]?.answer({ status: 'joined' }));
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

/** Replaces each text as Chrome’s translation does. */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.data);
    text.replaceWith(font);
  }
}

test('a server’s message is shown as text in its language, and what was typed is kept', async () => {
  const message = '<img src=x onerror=alert(1)>';
  const serverMessage = { text: message, language: 'ar' };
  const { events, requests } = await submit();
  await act(async () =>
    requests[0]?.answer({ status: 'error', error: { type: 'api_error', serverMessage } }),
  );
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(document.querySelector('img')).toBeNull();
  const { lang, dir } = screen.getByText(message);
  expect([lang, dir]).toEqual(['ar', 'auto']);
  expect(field().value).toBe('Ada@Example.com');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  const error = { error_type: 'api_error', error_message: message };
  expect(events).toEqual([
    SUBMITTED,
    { name: 'email_signup_error', properties: { ...error, form_location: 'closing_cta' } },
  ]);
});

test('a sign-up is stored and reported even if the visitor has left the page', async () => {
  const { events, requests, unmount } = await submit();
  unmount();
  await act(async () => requests[0]?.answer({ status: 'joined' }));
  expect(localStorage.getItem(JOINED_EMAIL_KEY)).toBe('Ada@Example.com');
  expect(events).toEqual([
    SUBMITTED,
    {
      name: 'email_signup_success',
      properties: { email_domain: 'example.com', form_location: 'closing_cta' },
    },
  ]);
});

test('a sign-up that was sent before the page was left and opened again keeps another address', async () => {
  const { user, requests } = renderInSite(
    <>
      <WaitlistForm location="hero" labelledBy="hero" />
      <HeroSignup />
    </>,
  );
  const [before, now] = document.querySelectorAll<HTMLInputElement>('[type=email]');
  await user.type(before as Element, 'ada@example.com{Enter}');
  await user.type(now as Element, 'grace@exam');
  await act(async () => requests[0]?.answer({ status: 'joined' }));
  expect(now?.isConnected && now.value).toBe('grace@exam');
});
