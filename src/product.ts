/*
 * The product's facts, without its texts: its parts, their order and their values. A new id here is
 * a type error wherever its text, icon or style is still missing.
 */

/** The system requirements, in English, for search engines. */
export const REQUIREMENTS = {
  operatingSystem: 'macOS 13.0 or later',
  memory: '8 GB',
  storage: '2 GB',
  processor: 'Intel, Apple Silicon',
} as const;

/** A type of application that search engines know. */
export const APPLICATION_CATEGORY = 'BusinessApplication';

/** The operating systems, in the order of their releases. */
export const PLATFORMS = ['macos', 'windows'] as const;
export type Platform = (typeof PLATFORMS)[number];

export type PhaseStatus = 'inDevelopment' | 'planned';

/** The phases of the roadmap, in order. No phase has a date yet. */
export const PHASES: readonly { platform: Platform; status: PhaseStatus }[] = [
  { platform: 'macos', status: 'inDevelopment' },
  { platform: 'windows', status: 'planned' },
];

/** The contents of each phase of the roadmap, in order. */
export const PHASE_FEATURES = [
  'visionFrame',
  'providers',
  'transcription',
  'automation',
  'privacy',
  'shortcuts',
  'earlyAccess',
] as const;

/** The highlights below the first screen. */
export const HIGHLIGHTS = ['providers', 'privacy', 'realTime', 'visionFrame'] as const;

/** The features, in the order of their cards. */
export const FEATURES = [
  'visionFrame',
  'providers',
  'transcription',
  'automation',
  'shortcuts',
  'privacy',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The AI providers, in the order of the fallback. */
export const PROVIDERS = ['cloudA', 'cloudB', 'cloudC', 'local'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The apps that the product works alongside. `src/sections/home/logos.svg` has a logo for each. */
export const INTEGRATIONS = ['slack', 'discord', 'zoom', 'googleMeet', 'faceTime'] as const;

/** The global shortcuts: a key, held with Command, and what it does. */
export const SHORTCUTS = [
  { key: 'A', action: 'analyze' },
  { key: 'Q', action: 'ask' },
  { key: 'L', action: 'listen' },
] as const;
