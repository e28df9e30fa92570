import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FormAction,
  type FormState,
  IDLE,
  nextFormState,
} from '../../../../src/waitlist/form/formState.ts';

const anyAction: fc.Arbitrary<FormAction> = fc.oneof(
  fc.constantFrom<FormAction>(
    { type: 'submit' },
    { type: 'waitedLong' },
    { type: 'restart' },
    { type: 'refuse', problem: 'empty_email' },
    { type: 'refuse', problem: 'invalid_email' },
  ),
  fc.constantFrom<FormAction>(
    { type: 'settle', outcome: { kind: 'joined' } },
    { type: 'settle', outcome: { kind: 'alreadyRegistered' } },
    { type: 'settle', outcome: { kind: 'refused', error: 'api_error', serverMessage: 'No' } },
  ),
);

function state(...actions: FormAction[]): FormState {
  return actions.reduce(nextFormState, IDLE);
}

describe('the form', () => {
  test('shows an error until the next submission, which clears it', () => {
    const refused = state({ type: 'refuse', problem: 'empty_email' });
    expect(refused).toEqual({
      status: 'error',
      error: { type: 'empty_email', serverMessage: null },
    });
    expect(nextFormState(refused, { type: 'submit' })).toEqual({
      status: 'submitting',
      isSlow: false,
    });
  });

  test('is slow only while a request is pending', () => {
    expect(state({ type: 'submit' }, { type: 'waitedLong' })).toEqual({
      status: 'submitting',
      isSlow: true,
    });
    expect(state({ type: 'waitedLong' })).toEqual(IDLE);
  });

  test('keeps the server’s message', () => {
    expect(
      state(
        { type: 'submit' },
        {
          type: 'settle',
          outcome: { kind: 'refused', error: 'server_error', serverMessage: 'Full' },
        },
      ),
    ).toEqual({ status: 'error', error: { type: 'server_error', serverMessage: 'Full' } });
  });

  test('restarts from a card', () => {
    const settled = state(
      { type: 'submit' },
      { type: 'settle', outcome: { kind: 'alreadyRegistered' } },
    );
    expect(settled).toEqual({ status: 'alreadyRegistered' });
    expect(nextFormState(settled, { type: 'restart' })).toEqual(IDLE);
  });
});

test('only an outcome or a long wait changes a submitting form', () => {
  fc.assert(
    fc.property(fc.array(anyAction), anyAction, (history, action) => {
      const state = nextFormState(history.reduce(nextFormState, IDLE), { type: 'submit' });
      const next = nextFormState(state, action);
      if (action.type === 'settle') expect(next.status).not.toBe('submitting');
      else expect(next.status).toBe('submitting');
    }),
  );
});
