import { expect, test } from 'vitest';
import {
  AT_HOME,
  type FrameAction,
  nextFrameState,
} from '../../../src/sections/visionFrame/frameState.ts';

const after = (...actions: FrameAction[]) => actions.reduce(nextFrameState, AT_HOME);

test('while the frame moves only the light follows; the answer changes when it rests', () => {
  const moving = after({ type: 'passOver', region: 'code' });
  expect(moving).toMatchObject({ under: 'code', region: 'sheet' });
  expect(nextFrameState(moving, { type: 'rest' })).toMatchObject({
    under: 'code',
    region: 'code',
    question: 0,
    isTouched: true,
  });
});

test('windows that are only passed over are never answered', () => {
  const state = after(
    { type: 'passOver', region: 'code' },
    { type: 'passOver', region: 'calendar' },
    { type: 'passOver', region: 'sheet' },
    { type: 'rest' },
  );
  expect(state).toEqual(AT_HOME);
});

test('a rest over the same window leaves a chosen question alone', () => {
  const state = after({ type: 'ask' }, { type: 'choose', question: 2 }, { type: 'rest' });
  expect(state).toMatchObject({ mode: 'answer', question: 2 });
});

test('Ask offers questions and takes them away again', () => {
  expect(after({ type: 'ask' }).mode).toBe('questions');
  expect(after({ type: 'ask' }, { type: 'ask' }).mode).toBe('answer');
});

test('Listen goes on while the frame is moved, until it is pressed again', () => {
  const listening = after(
    { type: 'listen' },
    { type: 'passOver', region: 'calendar' },
    { type: 'rest' },
  );
  expect(listening).toMatchObject({ mode: 'transcript', region: 'calendar' });
  expect(nextFrameState(listening, { type: 'listen' }).mode).toBe('answer');
});

test('Ask interrupts Listen', () => {
  expect(after({ type: 'listen' }, { type: 'ask' }).mode).toBe('questions');
});
