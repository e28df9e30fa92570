import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { fetchStrings } from '../../../i18n/fetchStrings.ts';
import { visionFrameCode } from './visionFrameCode.ts';

/** The frame if it can be shown at once: its code and its texts are there. */
export function loadedFrame(i18n: I18n): ComponentType | undefined {
  return hasStrings(i18n) ? visionFrameCode.loaded() : undefined;
}

/**
 * The frame's code, once its texts are there as well.
 *
 * @throws when either cannot be fetched.
 */
export async function fetchFrame(i18n: I18n, stringsUrl: string): Promise<ComponentType> {
  const [Frame] = await Promise.all([
    visionFrameCode.load(),
    hasStrings(i18n) ? undefined : fetchStrings(i18n, stringsUrl),
  ]);
  if (!hasStrings(i18n)) throw new Error(`${stringsUrl} has no texts of the frame`);
  return Frame;
}

function hasStrings(i18n: I18n): boolean {
  return i18n.exists('visionFrame.title');
}
