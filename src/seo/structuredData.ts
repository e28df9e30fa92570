import type { FAQPage, Organization, SoftwareApplication, WebSite, WithContext } from 'schema-dts';
import type { Language } from '../document/siteData.ts';
import type { PageId } from '../routes.ts';
import { pageUrl } from './headTags.ts';

/** Everything a page's structured data depends on. */
export interface StructuredDataInput {
  page: PageId;
  language: Language;
  siteUrl: string;
  supportEmail: string;
  socialUrl: string;
  productName: string;
  /** The home page's description. */
  description: string;
  /** The product's status, as shown on the home page. */
  status: string;
  /** The questions and answers exactly as shown on the FAQ page. */
  questions: readonly { question: string; answer: string }[];
}

export type StructuredData = WithContext<WebSite | Organization | SoftwareApplication | FAQPage>;

/** System requirements, the same in every language (docs/specification.md#constants). */
const REQUIREMENTS = {
  operatingSystem: 'macOS 13.0 or later',
  memoryRequirements: '8 GB',
  storageRequirements: '2 GB',
  processorRequirements: 'Intel, Apple Silicon',
};

/**
 * Returns a page's schema.org data: organization, site and application on the home page, the
 * questions on the FAQ page, none elsewhere (docs/specification.md#metadata).
 */
export function structuredData(input: StructuredDataInput): StructuredData[] {
  if (input.page === 'home') return [organization(input), website(input), application(input)];
  if (input.page === 'faq') return [faqPage(input)];
  return [];
}

function organization(input: StructuredDataInput): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${input.siteUrl}/#organization`,
    name: input.productName,
    url: `${input.siteUrl}/`,
    logo: `${input.siteUrl}/icon-512.png`,
    email: input.supportEmail,
    sameAs: [input.socialUrl],
  };
}

/** The name that search engines show above the site's addresses. */
function website(input: StructuredDataInput): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: input.productName,
    url: `${input.siteUrl}/`,
  };
}

function application(input: StructuredDataInput): WithContext<SoftwareApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: input.productName,
    description: input.description,
    url: pageUrl(input, input.language.tag, 'home'),
    inLanguage: input.language.tag,
    applicationCategory: 'BusinessApplication',
    ...REQUIREMENTS,
    creativeWorkStatus: input.status,
    publisher: { '@id': `${input.siteUrl}/#organization` },
  };
}

function faqPage(input: StructuredDataInput): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: pageUrl(input, input.language.tag, 'faq'),
    inLanguage: input.language.tag,
    mainEntity: input.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
