import type { Dimension, Funnel, RefusalReason, StoppedBy } from '../../analytics/growthFigures.ts';
import type { Problem } from './fetchFigures.ts';
import type { Preset } from './rules/view.ts';

/*
 * All texts of the growth team's page. They are not in `locales/`: the page is a tool for the team,
 * which is written in English only, and no visitor sees it.
 */

export const TITLE = 'Figures';

export const TOKEN = {
  heading: 'Figures',
  lede: 'How many people visit and join, and how much of that is seen.',
  label: 'Token',
  hint: 'The value of ADMIN_TOKEN, or what is in the file admin-token of the data folder. This tab keeps it until it is closed.',
  show: 'Show the figures',
  forget: 'Forget the token',
};

export const PROBLEMS: Record<Problem, string> = {
  wrongToken: 'This token is not the right one.',
  wrongRange: 'These days cannot be shown. Choose at most 800 days.',
  databaseFails: 'The server cannot read its database just now. Its log says why.',
  unreachable:
    'The server cannot be reached. Check your connection, and that the waitlist API is running.',
};

export const STATUS = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  stale: (days: string) => `Below are still the figures of ${days}.`,
  loaded: (days: string) => `Figures of ${days}.`,
  nothing:
    'No visits were counted in these days. Visits are counted on a site that was built with VITE_ANALYTICS=self.',
};

export const RANGE = {
  presets: 'Days',
  preset: { '7': '7 days', '30': '30 days', '90': '90 days', year: 'This year' } as Record<
    Preset,
    string
  >,
  from: 'From',
  to: 'To',
  between: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
};

export const RATE = {
  few: (part: string, whole: string) => `${part} of ${whole}`,
  none: '–',
  noRate: 'no rate',
  /** Read out between the rate and its bounds. */
  interval: ', 95% interval ',
};

export const CSV = 'CSV';
export const DEFINITIONS = 'What this counts';
/** Days are UTC everywhere. */
const DAYS = 'Days begin at midnight UTC.';

export const SIGNUPS = {
  heading: 'Sign-ups and visits',
  joined: 'Joined this week',
  confirmed: 'Confirmed this week',
  visits: 'Visits',
  joinRate: 'Visits that joined',
  lastWeek: (count: string) => `${count} last week`,
  inRange: (days: string) => days,
  definitions: [
    [
      'Joined, confirmed',
      'People who are on the waitlist now and joined, or confirmed their address, in the last seven days, today included; last week is the seven days before. Read from the waitlist itself, so blockers and opt-outs change nothing. Whoever has left the list is no longer in it.',
    ],
    [
      'Visits',
      'Arrivals in one tab that the site has counted in the chosen days, without bots. One person who comes twice is two visits. A visit belongs to the day it began on.',
    ],
    [
      'Visits that joined',
      'The share of these visits in which the form was sent and accepted. Not the share of people.',
    ],
  ],
};

export const CHART = {
  heading: 'Day by day',
  label: 'Visits and sign-ups of each day, as lines. The table below has the numbers.',
  slider: 'Day',
  visits: 'Visits',
  joined: 'Joined',
  releases: 'Releases',
  soFar: 'so far',
  table: 'As a table',
  day: 'Day',
  of: (day: string, visits: string, joined: string) => `${day}: ${visits} visits, ${joined} joined`,
  released: (names: string) => `release ${names}`,
  file: 'days',
  definitions: [
    ['Visits', `Visits that began on the day and were counted, without bots. ${DAYS}`],
    [
      'Joined',
      'People who are on the waitlist now and joined on the day, read from the waitlist itself. It includes those whose visit was not counted.',
    ],
    [
      'Releases',
      'Dashed lines: the day on which the first visit to a new build of the site was counted.',
    ],
  ],
};

export const FUNNEL = {
  heading: 'From a visit to a sign-up',
  step: 'Step',
  visits: 'Visits',
  rate: 'Of the step before',
  steps: {
    seen: 'Saw a page',
    viewed: 'Saw a form',
    started: 'Began to type',
    submitted: 'Sent an address',
    joined: 'Joined',
  } as Record<keyof Funnel, string>,
  definitions: [
    [
      'Steps',
      'The visits in which each happened at least once, in whichever form: a page was shown; half of a form was on the screen; something was typed; a valid address was sent; the server accepted it.',
    ],
    [
      'Of the step before',
      'The share that also got this far, and the bounds of its 95% interval (Wilson): what the true rate can be, given so few or so many visits. Where visits are few, as in “3 of 7”, the share alone would mislead and is left out.',
    ],
    ['Bars', 'The share of all visits that got this far. The thin line is its 95% interval.'],
    [
      'Not seen',
      'Visits that were not counted, and steps whose report was lost, as when somebody closes the tab while the form is being sent.',
    ],
  ],
};

const REASONS: Record<RefusalReason, string> = {
  address: 'an email address in it',
  format: 'not readable',
  event: 'unknown event',
  property: 'unknown property',
  value: 'unknown value',
  size: 'too large',
  rate: 'too many at once',
  origin: 'from another website',
  full: 'the server could not store it',
};

export const COVERAGE = {
  heading: 'How much is seen',
  visits: 'Arrivals that were counted',
  joined: 'Sign-ups that were counted',
  of: (part: string, whole: string) => `${part} of ${whole}`,
  elsewhere: 'Not known: pages are not served by this server.',
  partly:
    'Not known: more visits than arrivals. Another server sends some pages, or many visits began in a second tab.',
  nobody: 'Nobody arrived in these days.',
  moreCounted: 'Not known: more visits joined than people are on the list now.',
  noSignups: 'Nobody on the list joined in these days.',
  optedOut: 'Opted out by browser',
  objected: 'Objected on the site',
  bots: 'Bots',
  botsOf: (arrivals: string, visits: string) => `${arrivals} arrivals, ${visits} counted visits`,
  refused: 'Reports refused',
  notForwarded: 'Events missing in PostHog',
  refusedFor: (count: string, reason: RefusalReason) => `${count} × ${REASONS[reason]}`,
  definitions: [
    [
      'Arrivals that were counted',
      'Visits against the pages that this server sent to somebody who arrived: not by a link on the site, not by a reload, not ahead of a visit, and neither to a bot nor to a browser that opts out. One visit is one arrival. What is missing was blocked, left too early, or had no scripts. Two things make it a little too high: links opened in a new tab, and visits that begin at an address that does not exist.',
    ],
    [
      'Sign-ups that were counted',
      'Visits that joined against the people on the waitlist who joined in these days. Somebody who joined and has left the list since is in the first number only.',
    ],
    [
      'Opted out by browser',
      'Arrivals with Global Privacy Control or Do Not Track. They are never counted as visits.',
    ],
    [
      'Objected on the site',
      'Presses of the switch on the privacy page. No visit and nobody’s name is kept.',
    ],
    ['Bots', 'Those that say what they are. Others count as people.'],
    [
      'Reports refused',
      'Reports of browsers that were not as the tracking plan says. Nothing of them is kept but their number.',
    ],
    [
      'Events missing in PostHog',
      'Shown only if there are any: events that were counted here and not passed on, because PostHog refused them or could not be reached for too long. The figures on this page include them.',
    ],
  ],
};

export const BREAKDOWN = {
  heading: 'Breakdown',
  by: 'By',
  visits: 'Visits',
  steps: {
    viewed: 'Saw a form',
    started: 'Typed',
    submitted: 'Sent',
  },
  joined: 'Joined',
  joinRate: 'Joined of visits',
  low: 'Rate, from',
  high: 'Rate, to',
  all: (count: string) => `Show all ${count}`,
  fewer: 'Show fewer',
  nothing: 'Nothing to break down in these days.',
  file: (by: string) => `by-${by}`,
  dimensions: {
    source: 'Source',
    medium: 'Medium',
    campaign: 'Campaign',
    landing: 'Landing page',
    language: 'Language',
    device: 'Device',
    form: 'Form',
    page: 'Page seen',
    release: 'Release',
    member: 'Joined before',
    error: 'Error',
  } as Record<Dimension, string>,
  definitions: [
    [
      'Source',
      'What the link said (utm_source, else ref), else the website that led here; “(none)” is typed, from an app, or from a website that does not say. Medium and campaign are utm_medium and utm_campaign.',
    ],
    ['Landing page, language, release', 'Of the page on which the visit began.'],
    ['Device', 'By what the browser says it is. Most iPads say that they are computers.'],
    [
      'Form, page seen, error',
      'A visit counts in each form, page and error that it had, so that these rows add up to more than all visits.',
    ],
    ['Joined before', 'Whether the browser remembered a sign-up when the visit began.'],
    [
      '(other)',
      'What is beyond the 50 with most visits, and beyond the 200 new names that are kept a day.',
    ],
    [
      'Joined of visits',
      'The share with its 95% interval. Two rows whose intervals overlap may not differ at all.',
    ],
  ],
};

export const ERRORS = {
  heading: 'What stopped sign-ups',
  error: 'Error',
  visits: 'Visits',
  rate: 'Of all visits',
  types: {
    empty_email: 'No address',
    invalid_email: 'Not an address',
    server_error: 'The server refused',
    api_error: 'An answer that makes no sense',
    network_error: 'No answer',
    already_registered: 'On the list already',
    page_error: 'The page stopped responding',
  } as Record<StoppedBy, string>,
  definitions: [
    [
      'Errors',
      'The visits in which each was shown at least once; some of them joined later. The first two are found before anything is sent. “No answer” is the connection, or a server that is down.',
    ],
    ['On the list already', 'The blue card: the address had joined before. Not a failure.'],
  ],
};
