import type { TextKey } from '../../../i18n/useText.ts';

/** A window of the sample desktop that the frame can be moved over. */
export type RegionId = 'messages' | 'sheet' | 'code' | 'calendar';

export interface ReadyQuestion {
  question: TextKey;
  answer: TextKey;
}

interface Region {
  id: RegionId;
  name: TextKey;
  /** Names the part of the window that the answer comes from. */
  source: TextKey;
  /** The first is answered when the frame comes to rest here. */
  questions: readonly [ReadyQuestion, ReadyQuestion, ReadyQuestion];
}

/** The windows in the order of the dock, each with three questions about its content. */
export const REGIONS: readonly Region[] = [
  {
    id: 'messages',
    name: 'visionFrame.messages.name',
    source: 'visionFrame.messages.source',
    questions: [
      {
        question: 'visionFrame.messages.decided.question',
        answer: 'visionFrame.messages.decided.answer',
      },
      {
        question: 'visionFrame.messages.reply.question',
        answer: 'visionFrame.messages.reply.answer',
      },
      {
        question: 'visionFrame.messages.open.question',
        answer: 'visionFrame.messages.open.answer',
      },
    ],
  },
  {
    id: 'sheet',
    name: 'visionFrame.sheet.name',
    source: 'visionFrame.sheet.source',
    questions: [
      { question: 'visionFrame.sheet.peak.question', answer: 'visionFrame.sheet.peak.answer' },
      {
        question: 'visionFrame.sheet.forecast.question',
        answer: 'visionFrame.sheet.forecast.answer',
      },
      { question: 'visionFrame.sheet.total.question', answer: 'visionFrame.sheet.total.answer' },
    ],
  },
  {
    id: 'code',
    name: 'visionFrame.code.name',
    source: 'visionFrame.code.source',
    questions: [
      { question: 'visionFrame.code.bug.question', answer: 'visionFrame.code.bug.answer' },
      { question: 'visionFrame.code.offline.question', answer: 'visionFrame.code.offline.answer' },
      { question: 'visionFrame.code.explain.question', answer: 'visionFrame.code.explain.answer' },
    ],
  },
  {
    id: 'calendar',
    name: 'visionFrame.calendar.name',
    source: 'visionFrame.calendar.source',
    questions: [
      {
        question: 'visionFrame.calendar.clash.question',
        answer: 'visionFrame.calendar.clash.answer',
      },
      {
        question: 'visionFrame.calendar.free.question',
        answer: 'visionFrame.calendar.free.answer',
      },
      {
        question: 'visionFrame.calendar.move.question',
        answer: 'visionFrame.calendar.move.answer',
      },
    ],
  },
];

/** The window under the frame's initial position. */
export const HOME_REGION: RegionId = 'sheet';
