import { expect, test } from 'vitest';
import {
  AT_HOME,
  type FrameAction,
  nextFrameState,
} from '../../../src/sections/demonstration/frame/frameState.ts';

const after = (...actions: FrameAction[]) => actions.reduce(nextFrameState, AT_HOME);

test('the answer is about the window that the frame comes to rest over', () => {
  expect(
    after({ type: 'choose', question: 2 }, { type: 'rest', region: 'calendar' }),
  ).toMatchObject({
    region: 'calendar',
    question: 0,
    isTouched: true,
  });
});

test('coming to rest over the same window keeps the chosen question', () => {
  const state = after(
    { type: 'ask' },
    { type: 'choose', question: 2 },
    { type: 'rest', region: 'sheet' },
  );
  expect(state).toMatchObject({ mode: 'answer', question: 2 });
});

test('Ask shows the questions and hides them again', () => {
  expect(after({ type: 'ask' }).mode).toBe('questions');
  expect(after({ type: 'ask' }, { type: 'ask' }).mode).toBe('answer');
});

test('Listen ends when it is pressed again, and where the frame has another answer', () => {
  const listening = after({ type: 'listen' });
  expect(listening.mode).toBe('transcript');
  expect(nextFrameState(listening, { type: 'listen' }).mode).toBe('answer');
  const moved = nextFrameState(listening, { type: 'rest', region: 'calendar' });
  expect(moved).toMatchObject({ mode: 'answer', region: 'calendar' });
});

test('Ask ends Listen', () => {
  expect(after({ type: 'listen' }, { type: 'ask' }).mode).toBe('questions');
});
