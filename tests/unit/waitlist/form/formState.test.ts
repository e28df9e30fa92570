import fc from 'fast-check';
import { expect, test } from 'vitest';
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
    { type: 'settle', outcome: { status: 'joined' } },
    { type: 'settle', outcome: { status: 'alreadyRegistered' } },
    {
      type: 'settle',
      outcome: { status: 'error', error: { type: 'api_error', serverMessage: null } },
    },
  ),
);

const SUBMIT: FormAction = { type: 'submit' };
const WAITED: FormAction = { type: 'waitedLong' };
const REFUSE: FormAction = { type: 'refuse', problem: 'empty_email' };

// `signupOutcome.test.ts` proves what each answer leads to.
test.each<[string, FormAction[], FormState]>([
  ['the next submit clears an error', [REFUSE, SUBMIT], { status: 'submitting', isSlow: false }],
  ['a request takes long', [SUBMIT, WAITED], { status: 'submitting', isSlow: true }],
  ['no request is pending', [WAITED], IDLE],
  ['an error is dismissed', [REFUSE, { type: 'restart' }], IDLE],
])('the form where %s', (_, actions, state) => {
  expect(actions.reduce(nextFormState, IDLE)).toEqual(state);
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
