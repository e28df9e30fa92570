import type { TextGroup } from '../../../i18n/useText.ts';

/** A window of the sample desktop that the frame can be moved over. */
export type RegionId = 'messages' | 'sheet' | 'code' | 'calendar';

export type ReadyQuestion = TextGroup<'question' | 'answer'>;

interface Region {
  id: RegionId;
  /** `source` names the part of the window that the answer comes from. */
  texts: TextGroup<'name' | 'source'>;
  /** The first is answered when the frame comes to rest here. */
  questions: readonly [ReadyQuestion, ReadyQuestion, ReadyQuestion];
}

/** The windows in the order of the dock, each with three questions about its content. */
export const REGIONS: readonly Region[] = [
  {
    id: 'messages',
    texts: 'visionFrame.messages',
    questions: [
      'visionFrame.messages.decided',
      'visionFrame.messages.reply',
      'visionFrame.messages.open',
    ],
  },
  {
    id: 'sheet',
    texts: 'visionFrame.sheet',
    questions: ['visionFrame.sheet.peak', 'visionFrame.sheet.forecast', 'visionFrame.sheet.total'],
  },
  {
    id: 'code',
    texts: 'visionFrame.code',
    questions: ['visionFrame.code.bug', 'visionFrame.code.offline', 'visionFrame.code.explain'],
  },
  {
    id: 'calendar',
    texts: 'visionFrame.calendar',
    questions: [
      'visionFrame.calendar.clash',
      'visionFrame.calendar.free',
      'visionFrame.calendar.move',
    ],
  },
];

/** The window under the frame's initial position. */
export const HOME_REGION: RegionId = 'sheet';
