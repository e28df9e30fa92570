import type { TextGroup, TextKey } from '../../i18n/textKeys.ts';

export interface FaqEntry {
  /** The fragment of the question's URL: `/faq#<id>`. */
  id: string;
  texts: TextGroup<'question' | 'answer'>;
}

export interface FaqCategory {
  id: string;
  title: TextKey;
  entries: FaqEntry[];
}

/** The questions by category, in order. */
export const FAQ: FaqCategory[] = [
  {
    id: 'general',
    title: 'faq.general.title',
    entries: [
      { id: 'what-is-it', texts: 'faq.general.whatIsIt' },
      { id: 'status', texts: 'faq.general.status' },
      { id: 'platforms', texts: 'faq.general.platforms' },
    ],
  },
  {
    id: 'features',
    title: 'faq.features.title',
    entries: [
      { id: 'vision-frame', texts: 'faq.features.visionFrame' },
      { id: 'ai-providers', texts: 'faq.features.providers' },
      { id: 'transcription', texts: 'faq.features.transcription' },
      { id: 'automation', texts: 'faq.features.automation' },
    ],
  },
  {
    id: 'privacy-and-security',
    title: 'faq.privacy.title',
    entries: [
      { id: 'local-processing', texts: 'faq.privacy.local' },
      { id: 'encryption', texts: 'faq.privacy.encryption' },
      { id: 'without-cloud', texts: 'faq.privacy.optionalCloud' },
    ],
  },
  {
    id: 'technical',
    title: 'faq.technical.title',
    entries: [
      { id: 'requirements', texts: 'faq.technical.requirements' },
      { id: 'shortcuts', texts: 'faq.technical.shortcuts' },
      { id: 'integrations', texts: 'faq.technical.integrations' },
    ],
  },
  {
    id: 'support',
    title: 'faq.support.title',
    entries: [
      { id: 'contact', texts: 'faq.support.contact' },
      { id: 'suggestions', texts: 'faq.support.suggest' },
      { id: 'mobile', texts: 'faq.support.mobile' },
    ],
  },
];
