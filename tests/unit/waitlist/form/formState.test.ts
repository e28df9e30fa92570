import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignupErrorType } from '../../../../src/waitlist/contract.ts';
import {
  type FormAction,
  type FormState,
  IDLE,
  nextFormState,
} from '../../../../src/waitlist/form/formState.ts';
import type { SignupOutcome } from '../../../../src/waitlist/signupOutcome.ts';

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

const SUBMIT: FormAction = { type: 'submit' };
const WAITED: FormAction = { type: 'waitedLong' };
const REFUSE: FormAction = { type: 'refuse', problem: 'empty_email' };
const settle = (outcome: SignupOutcome): FormAction => ({ type: 'settle', outcome });
const FULL = { error: 'server_error', serverMessage: 'Full' } as const;

test.each<[string, FormAction[], FormState]>([
  ['an address is refused', [REFUSE], error('empty_email', null)],
  ['the next submit clears the error', [REFUSE, SUBMIT], { status: 'submitting', isSlow: false }],
  ['a request takes long', [SUBMIT, WAITED], { status: 'submitting', isSlow: true }],
  ['no request is pending', [WAITED], IDLE],
  [
    'the server refuses',
    [SUBMIT, settle({ kind: 'refused', ...FULL })],
    error('server_error', 'Full'),
  ],
  [
    'the address is known',
    [SUBMIT, settle({ kind: 'alreadyRegistered' })],
    { status: 'alreadyRegistered' },
  ],
  ['a card restarts', [SUBMIT, settle({ kind: 'alreadyRegistered' }), { type: 'restart' }], IDLE],
])('the form where %s', (_, actions, state) => {
  expect(actions.reduce(nextFormState, IDLE)).toEqual(state);
});

function error(type: SignupErrorType, serverMessage: string | null): FormState {
  return { status: 'error', error: { type, serverMessage } };
}

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
