import type { TextKey } from '../../i18n/useText.ts';

export type PhaseStatus = 'inDevelopment' | 'planned';

/** A phase of the roadmap (docs/specification.md#roadmap). No phase has a date yet. */
export interface RoadmapPhase {
  id: string;
  phase: number;
  status: PhaseStatus;
  title: TextKey;
  description: TextKey;
  features: TextKey[];
}

export const PHASES: RoadmapPhase[] = [
  {
    id: 'macos',
    phase: 1,
    status: 'inDevelopment',
    title: 'roadmap.macos.title',
    description: 'roadmap.macos.description',
    features: [
      'roadmap.macos.features.visionFrame',
      'roadmap.macos.features.providers',
      'roadmap.macos.features.transcription',
      'roadmap.macos.features.automation',
      'roadmap.macos.features.privacy',
      'roadmap.macos.features.shortcuts',
      'roadmap.macos.features.earlyAccess',
    ],
  },
  {
    id: 'windows',
    phase: 2,
    status: 'planned',
    title: 'roadmap.windows.title',
    description: 'roadmap.windows.description',
    features: [
      'roadmap.windows.features.visionFrame',
      'roadmap.windows.features.providers',
      'roadmap.windows.features.transcription',
      'roadmap.windows.features.automation',
      'roadmap.windows.features.privacy',
      'roadmap.windows.features.shortcuts',
      'roadmap.windows.features.earlyAccess',
    ],
  },
];
