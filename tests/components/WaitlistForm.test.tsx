import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import en from '../../locales/en.json';
import { SLOW_AFTER } from '../../src/waitlist/form/useWaitlist.ts';
import { WaitlistForm } from '../../src/waitlist/form/WaitlistForm.tsx';
import { renderInSite } from '../support/renderInSite.tsx';

const { waitlist } = en;

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: waitlist.emailLabel });
const button = () => screen.getByRole('button', { name: waitlist.submit });
const renderForm = () => renderInSite(<WaitlistForm location="closing_cta" />);

describe('an address that is refused', () => {
  test.each([
    ['nothing', '', waitlist.errors.emptyEmail, 'empty_email'],
    ['blanks', '   ', waitlist.errors.emptyEmail, 'empty_email'],
    ['no address', 'ada@example', waitlist.errors.invalidEmail, 'invalid_email'],
  ])(
    'as %s shows its message, marks the field and makes no request',
    async (_, typed, message, type) => {
      const { user, requests, events } = renderForm();
      if (typed) await user.type(field(), typed);
      await user.click(button());

      expect(screen.getByRole('alert').textContent).toBe(message);
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(
        document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe(message);
      expect(document.activeElement).toBe(field());
      // An e-mail field's value is trimmed by the browser itself.
      expect(field().value).toBe(typed.trim());
      expect(requests).toEqual([]);
      expect(events).toEqual([
        {
          name: 'email_signup_error',
          properties: { error_type: type, error_message: message, form_location: 'closing_cta' },
        },
      ]);
    },
  );

  test('is forgiven at the next submission', async () => {
    const { user, requests } = renderForm();
    await user.click(button());
    await user.type(field(), ' Ada@Example.com {Enter}');

    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(requests.map(({ email }) => email)).toEqual(['Ada@Example.com']);
  });
});

describe('while a request is under way', () => {
  test('the controls are disabled and the label says so', async () => {
    const { user } = renderForm();
    await user.type(field(), 'ada@example.com{Enter}');

    const waiting = screen.getByRole<HTMLButtonElement>('button', { name: waitlist.submitting });
    expect(waiting.disabled).toBe(true);
    expect(field().disabled).toBe(true);
  });

  test('further submissions make no further request', async () => {
    const { user, requests } = renderForm();
    await user.type(field(), 'ada@example.com');
    const form = field().form as HTMLFormElement;
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(requests).toHaveLength(1);
  });

  test('it says after a while that it is still working', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderForm();
    await user.type(field(), 'ada@example.com{Enter}');
    act(() => vi.advanceTimersByTime(SLOW_AFTER - 100));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe(waitlist.stillWorking);
  });
});

describe('an outcome', () => {
  async function submitAnd(
    outcome: Parameters<ReturnType<typeof renderForm>['requests'][0]['answer']>[0],
  ) {
    const view = renderForm();
    await view.user.type(field(), 'Ada@Example.com{Enter}');
    await act(async () => view.requests[0]?.answer(outcome));
    return view;
  }

  test('of success shows the green card with focus, remembers the address and counts once', async () => {
    const { events } = await submitAnd({ kind: 'joined' });

    const title = screen.getByText('Welcome to Iris!');
    expect(screen.getByText(waitlist.success.text)).toBeTruthy();
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(localStorage.getItem('iris.waitlistEmail')).toBe('Ada@Example.com');
    expect(events).toEqual([
      {
        name: 'email_signup_success',
        properties: { email_domain: 'example.com', form_location: 'closing_cta' },
      },
    ]);
  });

  test('of a known address shows the blue card and remembers nothing', async () => {
    const { events, user } = await submitAnd({ kind: 'alreadyRegistered' });

    expect(screen.getByText(waitlist.alreadyRegistered.title)).toBeTruthy();
    expect(localStorage.length).toBe(0);
    expect(events).toEqual([{ name: 'email_signup_already_registered', properties: {} }]);

    await user.click(screen.getByRole('button', { name: waitlist.useDifferentEmail }));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
  });

  test.each([
    ['server_error', null, waitlist.errors.serverError],
    ['server_error', 'We are full today', 'We are full today'],
    ['api_error', null, waitlist.errors.apiError],
    ['network_error', null, waitlist.errors.networkError],
    ['api_error', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ] as const)(
    'of %s with the message %j is an error that loses nothing typed',
    async (error, serverMessage, shown) => {
      const { events } = await submitAnd({ kind: 'refused', error, serverMessage });

      expect(screen.getByRole('alert').textContent).toBe(shown);
      expect(document.querySelector('img')).toBeNull();
      expect(field().value).toBe('Ada@Example.com');
      await waitFor(() => expect(document.activeElement).toBe(field()));
      expect(events).toEqual([
        {
          name: 'email_signup_error',
          properties: { error_type: error, error_message: shown, form_location: 'closing_cta' },
        },
      ]);
    },
  );

  test('that arrives after the visitor has moved on is still remembered and counted', async () => {
    const view = renderForm();
    await view.user.type(field(), 'ada@example.com{Enter}');
    view.unmount();
    await act(async () => view.requests[0]?.answer({ kind: 'joined' }));
    expect(localStorage.getItem('iris.waitlistEmail')).toBe('ada@example.com');
    expect(view.events.map(({ name }) => name)).toEqual(['email_signup_success']);
  });
});
