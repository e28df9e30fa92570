import type { TextKey } from '../../i18n/useText.ts';

export interface FaqEntry {
  /** The fragment of the question's URL: `/faq#<id>`. */
  id: string;
  question: TextKey;
  answer: TextKey;
}

export interface FaqCategory {
  id: string;
  title: TextKey;
  entries: FaqEntry[];
}

/** The questions by category, in order (docs/specification.md#faq). */
export const FAQ: FaqCategory[] = [
  {
    id: 'general',
    title: 'faq.general.title',
    entries: [
      {
        id: 'what-is-it',
        question: 'faq.general.whatIsIris.question',
        answer: 'faq.general.whatIsIris.answer',
      },
      {
        id: 'status',
        question: 'faq.general.status.question',
        answer: 'faq.general.status.answer',
      },
      {
        id: 'platforms',
        question: 'faq.general.platforms.question',
        answer: 'faq.general.platforms.answer',
      },
    ],
  },
  {
    id: 'features',
    title: 'faq.features.title',
    entries: [
      {
        id: 'vision-frame',
        question: 'faq.features.visionFrame.question',
        answer: 'faq.features.visionFrame.answer',
      },
      {
        id: 'ai-providers',
        question: 'faq.features.providers.question',
        answer: 'faq.features.providers.answer',
      },
      {
        id: 'transcription',
        question: 'faq.features.transcription.question',
        answer: 'faq.features.transcription.answer',
      },
      {
        id: 'automation',
        question: 'faq.features.automation.question',
        answer: 'faq.features.automation.answer',
      },
    ],
  },
  {
    id: 'privacy-and-security',
    title: 'faq.privacy.title',
    entries: [
      {
        id: 'local-processing',
        question: 'faq.privacy.local.question',
        answer: 'faq.privacy.local.answer',
      },
      {
        id: 'encryption',
        question: 'faq.privacy.encryption.question',
        answer: 'faq.privacy.encryption.answer',
      },
      {
        id: 'without-cloud',
        question: 'faq.privacy.optionalCloud.question',
        answer: 'faq.privacy.optionalCloud.answer',
      },
    ],
  },
  {
    id: 'technical',
    title: 'faq.technical.title',
    entries: [
      {
        id: 'requirements',
        question: 'faq.technical.requirements.question',
        answer: 'faq.technical.requirements.answer',
      },
      {
        id: 'shortcuts',
        question: 'faq.technical.shortcuts.question',
        answer: 'faq.technical.shortcuts.answer',
      },
      {
        id: 'integrations',
        question: 'faq.technical.integrations.question',
        answer: 'faq.technical.integrations.answer',
      },
    ],
  },
  {
    id: 'support',
    title: 'faq.support.title',
    entries: [
      {
        id: 'contact',
        question: 'faq.support.contact.question',
        answer: 'faq.support.contact.answer',
      },
      {
        id: 'suggestions',
        question: 'faq.support.suggest.question',
        answer: 'faq.support.suggest.answer',
      },
      {
        id: 'mobile',
        question: 'faq.support.mobile.question',
        answer: 'faq.support.mobile.answer',
      },
    ],
  },
];
