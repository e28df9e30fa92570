import { expect, test } from 'vitest';
import {
  AT_HOME,
  type FrameAction,
  nextFrameState,
} from '../../../src/sections/visionFrame/frame/frameState.ts';

const after = (...actions: FrameAction[]) => actions.reduce(nextFrameState, AT_HOME);

test('the answer is about the window that the frame has come to rest over', () => {
  expect(after({ type: 'choose', question: 2 }, { type: 'rest', region: 'code' })).toMatchObject({
    region: 'code',
    question: 0,
    isTouched: true,
  });
});

test('a rest over the same window leaves a chosen question alone', () => {
  const state = after(
    { type: 'ask' },
    { type: 'choose', question: 2 },
    { type: 'rest', region: 'sheet' },
  );
  expect(state).toMatchObject({ mode: 'answer', question: 2 });
});

test('Ask offers questions and takes them away again', () => {
  expect(after({ type: 'ask' }).mode).toBe('questions');
  expect(after({ type: 'ask' }, { type: 'ask' }).mode).toBe('answer');
});

test('Listen goes on while the frame is moved, until it is pressed again', () => {
  const listening = after({ type: 'listen' }, { type: 'rest', region: 'calendar' });
  expect(listening).toMatchObject({ mode: 'transcript', region: 'calendar' });
  expect(nextFrameState(listening, { type: 'listen' }).mode).toBe('answer');
});

test('Ask interrupts Listen', () => {
  expect(after({ type: 'listen' }, { type: 'ask' }).mode).toBe('questions');
});
