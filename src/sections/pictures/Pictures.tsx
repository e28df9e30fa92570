import type { FunctionComponent } from 'react';
import { AutomationPicture } from './AutomationPicture.tsx';
import { PrivacyPicture } from './PrivacyPicture.tsx';
import { ProvidersPicture } from './ProvidersPicture.tsx';
import { ShortcutsPicture } from './ShortcutsPicture.tsx';
import { TranscriptionPicture } from './TranscriptionPicture.tsx';
import { VisionPicture } from './VisionPicture.tsx';

export type PictureName =
  | 'vision'
  | 'providers'
  | 'transcription'
  | 'automation'
  | 'shortcuts'
  | 'privacy';

const PICTURES: Record<PictureName, FunctionComponent> = {
  vision: VisionPicture,
  providers: ProvidersPicture,
  transcription: TranscriptionPicture,
  automation: AutomationPicture,
  shortcuts: ShortcutsPicture,
  privacy: PrivacyPicture,
};

/** A small demonstration of a feature. */
export function Picture({ name }: { name: PictureName }) {
  const Named = PICTURES[name];
  return <Named />;
}
