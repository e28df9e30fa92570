import type { ReactNode } from 'react';
import { AutomationPicture } from './AutomationPicture.tsx';
import { PrivacyPicture } from './PrivacyPicture.tsx';
import { ProvidersPicture } from './ProvidersPicture.tsx';
import { ShortcutsPicture } from './ShortcutsPicture.tsx';
import { TranscriptionPicture } from './TranscriptionPicture.tsx';
import { VisionPicture } from './VisionPicture.tsx';

const PICTURES = {
  vision: VisionPicture,
  providers: ProvidersPicture,
  transcription: TranscriptionPicture,
  automation: AutomationPicture,
  shortcuts: ShortcutsPicture,
  privacy: PrivacyPicture,
};

export type PictureName = keyof typeof PICTURES;

/** A small demonstration of a feature. */
export function Picture({ name }: { name: PictureName }): ReactNode {
  const Named = PICTURES[name];
  return <Named />;
}
