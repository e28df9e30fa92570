import { hashOf } from './hashOf.ts';
import type { TextState } from './stateText.ts';
import type { Translation } from './translation.ts';

/**
 * Lists the texts whose English has changed since they were translated. A text without a state is
 * none of them: nothing tells what it was made from.
 */
export function outdatedKeys(
  { english, translated }: Translation,
  states: ReadonlyMap<string, TextState>,
): string[] {
  return [...translated.keys()].filter((key) =>
    isOutdated(states.get(key), english.get(key) ?? ''),
  );
}

/** Tells whether a text with this state was made from another English text. */
export function isOutdated(state: TextState | undefined, english: string): boolean {
  return state !== undefined && state.hash !== hashOf(english);
}
