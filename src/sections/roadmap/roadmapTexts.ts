import type { TextGroup } from '../../i18n/textKeys.ts';
import type { PHASE_FEATURES, Platform } from '../../product.ts';

interface PhaseTexts {
  texts: TextGroup<'title' | 'description'>;
  features: TextGroup<(typeof PHASE_FEATURES)[number]>;
}

/** The texts of the phase in which the product comes to a platform. */
export const PHASE_TEXTS: Record<Platform, PhaseTexts> = {
  macos: { texts: 'roadmap.macos', features: 'roadmap.macos.features' },
  windows: { texts: 'roadmap.windows', features: 'roadmap.windows.features' },
};
