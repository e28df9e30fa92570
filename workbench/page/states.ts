import type { PageId } from '../../src/routes.ts';
import type { SectionStates } from '../../src/sections/shared/sectionStates.ts';

/** One thing that a visitor does. Buttons are found by the key of their text. */
type Step =
  | { press: string }
  /** Sends a form of the page, by its place among them. */
  | { form: number; email: string }
  | { search: string }
  /** Searches for the first word of an element. */
  | { searchWordOf: string }
  | { open: 'details' }
  /** Waits until the page has such an element. */
  | { wait: string };

/** A state of a page, and how the workbench brings it about. */
interface StateSteps {
  steps: readonly Step[];
  /** The API's response; without it, the form keeps waiting. */
  answer?: 'joined' | 'alreadyRegistered' | 'server_error' | 'network_error';
  /** Keys, or prefixes of keys, of the texts that it shows. */
  shows?: readonly string[];
  /** Whether the visitor has joined before. */
  isMember?: true;
}

const email = 'ada@example.com';
const sent = { form: 0, email };
const below = { form: 1, email };

/** The states that sections declare. */
const SECTIONS = import.meta.glob<SectionStates>('../../src/sections/*/states.ts', {
  eager: true,
  import: 'STATES',
});

/** The other states of pages that a visitor brings about, by name. */
const STATES = {
  home: {
    'the menu open': { steps: [{ press: 'header.menu' }] },
    'an empty and an invalid address': {
      steps: [
        { form: 0, email: '' },
        { form: 1, email: 'ada@example' },
      ],
      shows: ['waitlist.errors.emptyEmail', 'waitlist.errors.invalidEmail'],
    },
    submitting: { steps: [sent], shows: ['waitlist.submitting', 'waitlist.sending'] },
    'still submitting after 8 seconds': { steps: [sent], shows: ['waitlist.stillWorking'] },
    'joined: the closing form’s card and the hero’s banner': {
      steps: [below],
      answer: 'joined',
      shows: ['waitlist.success', 'waitlist.banner', 'waitlist.useDifferentEmail'],
    },
    'already registered': {
      steps: [sent],
      answer: 'alreadyRegistered',
      shows: ['waitlist.alreadyRegistered'],
    },
    'server error and network error': {
      steps: [sent, below],
      answer: 'server_error',
      shows: ['waitlist.errors'],
    },
    'a returning visitor': { steps: [], isMember: true, shows: ['waitlist.joined'] },
  },
  faq: {
    'every answer open': { steps: [{ open: 'details' }] },
    'a search that finds some': { steps: [{ searchWordOf: 'summary' }] },
    'a search that finds none': { steps: [{ search: 'zaphod' }], shows: ['faq.empty'] },
  },
} satisfies Partial<Record<PageId, Record<string, StateSteps>>>;

/** Returns the states of a page by name; a mail has none. */
export function statesOfPage(page: string): Record<string, StateSteps> {
  const ofSections = Object.values(SECTIONS)
    .filter((section) => section.page === page)
    .flatMap(({ responds, states }) =>
      Object.entries(states).map(([name, { press, group }]): [string, StateSteps] => [
        name,
        {
          steps: [{ wait: responds }, ...press.map((key) => ({ press: key }))],
          shows: group ? [group] : [],
        },
      ]),
    );
  return {
    ...(STATES as Record<string, Record<string, StateSteps>>)[page],
    ...Object.fromEntries(ofSections),
  };
}
