import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { SLOW_AFTER } from '../../src/waitlist/form/useWaitlist.ts';
import { WaitlistForm } from '../../src/waitlist/form/WaitlistForm.tsx';
import { JOINED_EMAIL_KEY } from '../../src/waitlist/joinedEmail.ts';
import { renderInSite } from '../support/renderInSite.tsx';

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: t('waitlist.emailLabel') });
const button = () => screen.getByRole('button', { name: t('waitlist.submit') });
const renderForm = () => renderInSite(<WaitlistForm location="closing_cta" />);

describe('an invalid address', () => {
  test.each([
    ['nothing', '', t('waitlist.errors.emptyEmail'), 'empty_email'],
    ['blanks', '   ', t('waitlist.errors.emptyEmail'), 'empty_email'],
    ['no address', 'ada@example', t('waitlist.errors.invalidEmail'), 'invalid_email'],
  ])(
    '(%s) shows its message, marks the field and makes no request',
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
      // Browsers trim the value of an email field.
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

  test('is no longer an error after the next submit', async () => {
    const { user, requests } = renderForm();
    await user.click(button());
    await user.type(field(), ' Ada@Example.com {Enter}');

    expect(screen.getByRole('alert').textContent).toBe('');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(field().hasAttribute('aria-describedby')).toBe(false);
    expect(requests.map(({ email }) => email)).toEqual(['Ada@Example.com']);
  });
});

describe('while a request is pending', () => {
  test('the controls are disabled and the label changes', async () => {
    const { user } = renderForm();
    await user.type(field(), 'ada@example.com{Enter}');

    const waiting = screen.getByRole<HTMLButtonElement>('button', {
      name: t('waitlist.submitting'),
    });
    expect(waiting.disabled).toBe(true);
    expect(field().disabled).toBe(true);
  });

  test('further submits make no further request', async () => {
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

  test('a message follows when the request takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderForm();
    await user.type(field(), 'ada@example.com{Enter}');
    act(() => vi.advanceTimersByTime(SLOW_AFTER - 100));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toBe(t('waitlist.stillWorking'));
  });
});

describe('the outcome', () => {
  async function submitAnd(
    outcome: Parameters<ReturnType<typeof renderForm>['requests'][0]['answer']>[0],
  ) {
    const view = renderForm();
    await view.user.type(field(), 'Ada@Example.com{Enter}');
    await act(async () => view.requests[0]?.answer(outcome));
    return view;
  }

  test('joined shows the green card with focus, stores the address and reports one event', async () => {
    const { events } = await submitAnd({ kind: 'joined' });

    const title = screen.getByText(t('waitlist.success.title'));
    expect(screen.getByText(t('waitlist.success.text'))).toBeTruthy();
    expect(document.activeElement?.contains(title)).toBe(true);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(localStorage.getItem(JOINED_EMAIL_KEY)).toBe('Ada@Example.com');
    expect(events).toEqual([
      {
        name: 'email_signup_success',
        properties: { email_domain: 'example.com', form_location: 'closing_cta' },
      },
    ]);
  });

  test('already registered shows the blue card and stores nothing', async () => {
    const { events, user } = await submitAnd({ kind: 'alreadyRegistered' });

    expect(screen.getByText(t('waitlist.alreadyRegistered.title'))).toBeTruthy();
    expect(localStorage.length).toBe(0);
    expect(events).toEqual([{ name: 'email_signup_already_registered', properties: {} }]);

    await user.click(screen.getByRole('button', { name: t('waitlist.useDifferentEmail') }));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('');
  });

  test.each([
    ['server_error', null, t('waitlist.errors.serverError')],
    ['api_error', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ] as const)(
    '%s with the message %j is shown as text and keeps what was typed',
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

  test('is stored and reported even if the visitor has left the page', async () => {
    const view = renderForm();
    await view.user.type(field(), 'ada@example.com{Enter}');
    view.unmount();
    await act(async () => view.requests[0]?.answer({ kind: 'joined' }));
    expect(localStorage.getItem(JOINED_EMAIL_KEY)).toBe('ada@example.com');
    expect(view.events.map(({ name }) => name)).toEqual(['email_signup_success']);
  });
});
