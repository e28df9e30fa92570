import type { TextGroup } from '../../../i18n/textKeys.ts';

/** A window of the sample desktop that the frame can be moved over. */
export type RegionId = 'messages' | 'sheet' | 'calendar';

export type ReadyQuestion = TextGroup<'question' | 'answer'>;

interface Region {
  id: RegionId;
  /** `source` names the part of the window that the answer comes from. */
  texts: TextGroup<'name' | 'source'>;
  /** The first is answered when the frame comes to rest here. */
  questions: readonly ReadyQuestion[];
}

/** The windows in the order of the dock, each with three questions about its content. */
export const REGIONS: readonly Region[] = [
  region('messages', 'home.demonstration.messages', 'decided', 'reply', 'open'),
  region('sheet', 'home.demonstration.sheet', 'peak', 'forecast', 'total'),
  region('calendar', 'home.demonstration.calendar', 'clash', 'free', 'move'),
];

function region<Name extends string>(
  id: RegionId,
  texts: Region['texts'] & TextGroup<`${Name}.question` | `${Name}.answer`>,
  ...questions: Name[]
): Region {
  return { id, texts, questions: questions.map((name) => `${texts}.${name}` as ReadyQuestion) };
}

/** The window under the frame's initial position. */
export const HOME_REGION: RegionId = 'sheet';
