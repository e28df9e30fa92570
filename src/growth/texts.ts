import type { Dimension, Measure, Tally } from '../../analytics/growthFigures.ts';

/*
 * All texts of the growth team's page. They are not in `locales/`: the page is a tool for the team,
 * which is written in English only, and no visitor sees it.
 */

export const TITLE = 'Figures';

export const TOKEN = {
  label: 'Token',
  hint: 'The value of ADMIN_TOKEN, or what is in the file admin-token of the data folder. This tab keeps it until it is closed.',
  show: 'Show the figures',
};

/** Why there are no figures. */
export const PROBLEMS = {
  wrongToken: 'This token is not the right one.',
  databaseFails: 'The server cannot read its database just now. Its log says why.',
  unreachable:
    'The server cannot be reached. Check your connection, and that the waitlist API is running.',
};

export const STATUS = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  loaded: (days: string, before: string) => `${days}, UTC. Smaller figures: ${before}.`,
  sameHour: ', up to the same hour',
  nothing:
    'No visits were counted in these days. Visits are counted on a site that was built with VITE_ANALYTICS=self.',
  noMatch: 'No visit of these days fits all filters.',
};

export const RANGE = { presets: 'Days', from: 'From', to: 'To', show: 'Show' };

/** The lengths of ranges that end today, in days. */
export const PRESETS: [days: number, name: string][] = [
  [1, 'Today'],
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [365, '12 months'],
];

export const FILTERS = {
  heading: 'Filters',
  only: (dimension: string, word: string) => `${dimension}: ${word}`,
  remove: (filter: string) => `Remove the filter ${filter}`,
};

export const NO_VALUE = '–';
/** Read out between a figure and that of the previous period. */
export const BEFORE = ', before: ';

export const MEASURE_NAMES: Record<Measure, string> = {
  ...{ seen: 'Visits', viewed: 'Saw a form', started: 'Began', submitted: 'Sent' },
  ...{ joined: 'Joined', confirmed: 'Confirmed', left: 'Left' },
  ...{ empty_email: 'No address', invalid_email: 'Not an address' },
  server_error: 'The server refused',
  api_error: 'An answer that makes no sense',
  network_error: 'No answer',
  already_registered: 'On the list already',
  page_error: 'The page stopped responding',
  confirmMinutes: 'Time to confirm',
};

export const JOIN_RATE = 'Visits that joined';
export const CONFIRM_RATE = 'Joined who confirmed';

export const WAITLIST = {
  heading: 'On the waitlist',
  columns: ['Step', 'People'],
  unfiltered: 'Filters are for visits. These are all of the waitlist.',
  contradiction: (visits: string, people: string) =>
    `Do not trust the visits: ${visits} say that they joined, but the waitlist has ${people} more people. Some reports were wrong or forged.`,
};

export const DAYS = {
  heading: 'Day by day',
  people: 'Joined the waitlist',
  soFar: 'so far',
  table: 'As a table',
  day: 'Day',
  released: (names: string) => `Vertical lines are new releases: ${names}`,
};

export const BARS = {
  day: (day: string, count: string) => `${day}: ${count}`,
  most: (count: string, day: string) => `most on ${day}: ${count}`,
};

export const FUNNEL = {
  heading: 'From a visit to the list',
  columns: ['Step', 'Visits', 'Share'],
};

export const ERRORS = {
  heading: 'What stopped sign-ups',
  columns: ['Error', 'Visits', 'Day by day'],
  nothing: 'Nothing, neither in these days nor in those before.',
};

export const BREAKDOWN = {
  heading: 'Breakdown',
  by: 'Break down by',
  hint: 'Choose a row to see its visits alone, in all of this page.',
  csv: 'CSV',
  none: '(none): typed, from an app, without a campaign, or not known.',
  before: (column: string) => `${column}, before`,
  other:
    '(other): all that is not in this list, beyond the 100 with most visits, and new names beyond those that are kept a day. It is no filter.',
  unknown:
    'Who confirmed and who left is known by source, campaign, landing page and language alone.',
};

export const DIMENSION_NAMES: Record<Dimension, string> = {
  ...{ source: 'Source', referrer: 'Referrer', campaign: 'Campaign', landing: 'Landing page' },
  ...{ language: 'Language', device: 'Device', browser: 'Browser' },
};

export const NOT_COUNTED = {
  heading: 'Not in these figures',
  columns: ['What', 'How often'],
  nothing: 'No bots came, nobody objected, and no report was refused.',
};
export const TALLY_NAMES: Record<Tally, string> = {
  bots: 'Bots and monitors',
  objections: 'Objections on the privacy page',
  notForwarded: 'Events missing in PostHog',
  address: 'Refused: an email address in it',
  format: 'Refused: not as this release reports',
  size: 'Refused: too large',
  rate: 'Refused: too many visits of a network',
  origin: 'Refused: from another website',
  full: 'Refused: the server could not store it',
};

export const MEANINGS = {
  heading: 'What each figure counts',
  terms: {
    Waitlist:
      'People who joined, confirmed, or left, on the day it happened. Blockers and opt-outs change nothing.',
    Visits: 'Arrivals in one tab. Blocked, opted-out and very short ones are missing, bots apart.',
    'Confirmed, left, time to confirm':
      'Of visits that joined and whose browser said so. The time is the mean from joining to confirming.',
    Rates:
      'A step’s share is of the step before, that of those who left of those who joined. Each step counts on its own day, so that a rate can be over 100% where people of earlier days confirm. Faint rates are of fewer than 30.',
    Language: 'Of the page from which the form was sent, else of the first one.',
    'What stopped sign-ups': 'Visits in which it was shown at least once. Some joined later.',
  },
};
