import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { fetchStrings } from '../../../i18n/fetchStrings.ts';
import { visionFrameCode } from './visionFrameCode.ts';

/** Returns the frame's component if its code and its strings are loaded. */
export function loadedFrame(i18n: I18n): ComponentType | undefined {
  return hasStrings(i18n) ? visionFrameCode.loaded() : undefined;
}

/**
 * Loads the frame's code and its strings.
 *
 * @throws if either cannot be fetched.
 */
export async function fetchFrame(i18n: I18n, stringsUrl: string): Promise<ComponentType> {
  const [Frame] = await Promise.all([
    visionFrameCode.load(),
    hasStrings(i18n) ? undefined : fetchStrings(i18n, stringsUrl),
  ]);
  if (!hasStrings(i18n)) throw new Error(`${stringsUrl} has no strings for the Vision Frame`);
  return Frame;
}

function hasStrings(i18n: I18n): boolean {
  return i18n.exists('visionFrame.title');
}
