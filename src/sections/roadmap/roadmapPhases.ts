import type { TextGroup } from '../../i18n/textKeys.ts';

/** The names of the texts of each phase's features, in order. */
export const PHASE_FEATURES = [
  'visionFrame',
  'providers',
  'transcription',
  'automation',
  'privacy',
  'shortcuts',
  'earlyAccess',
] as const;

/** A phase of the roadmap. No phase has a date yet. */
export interface RoadmapPhase {
  id: 'macos' | 'windows';
  phase: number;
  status: 'inDevelopment' | 'planned';
  texts: TextGroup<'title' | 'description'>;
  features: TextGroup<(typeof PHASE_FEATURES)[number]>;
}

export const PHASES: RoadmapPhase[] = [
  {
    id: 'macos',
    phase: 1,
    status: 'inDevelopment',
    texts: 'roadmap.macos',
    features: 'roadmap.macos.features',
  },
  {
    id: 'windows',
    phase: 2,
    status: 'planned',
    texts: 'roadmap.windows',
    features: 'roadmap.windows.features',
  },
];
