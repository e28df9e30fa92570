import { dayOf, type VisitPart } from '../../../server/growth/readReport.ts';

const DAY = 24 * 60 * 60_000;
const DAYS = 90;
/** On average. With 3.5 events each, a million events. */
const VISITS_A_DAY = 3_175;
const SIGNUPS = 10_000;
/** `steps` of visits, from those who only look to those who join, about as often as in life. */
const STEPS = [1, 1, 1, 3, 3, 3, 3, 35, 7, 15, 31];
const SOURCES = ['', 'hn', 'google.com', 'producthunt', 'x', 'newsletter', 'mastodon.example'];
const MEDIUMS = ['', 'social', 'search', 'email', 'ad'];
const CAMPAIGNS = ['', 'launch', 'show-hn', 'spring', 'creators', 'students'];
const LANDINGS = ['home', 'features', 'faq', 'roadmap', 'about', 'privacy', 'notFound', 'terms'];
const LANGUAGES = ['en', 'de', 'ja', 'es', 'fr', 'ar', 'pt', 'zh-Hans'];
const DEVICES = ['computer', 'phone', 'tablet'];

/** The same visits each time, oldest first: 60 campaigns, 300 sources, 8 languages, 3 releases. */
export function* exampleVisits(): Generator<VisitPart> {
  let index = 0;
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const day = dayOf(Date.now() - ago * DAY);
    const busy = 1 + 0.25 * Math.sin((ago / 7) * 2 * Math.PI) + (ago % 31 === 20 ? 0.9 : 0);
    for (let left = VISITS_A_DAY * busy; left > 0; left -= 1) yield visitPart(index++, day, ago);
  }
}

/** What the server counts of the pages that these visits began at. */
export function examplePages(visits: readonly VisitPart[]) {
  const perDay = new Map<string, number>();
  for (const { day } of visits) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  const shares = {
    'arrivals.person': 1.06,
    'arrivals.optedOut': 0.04,
    'arrivals.bot': 0.31,
    objections: 0.002,
    address: 0.001,
    rate: 0.002,
  };
  return [...perDay].flatMap(([day, count]) =>
    Object.entries(shares).map(([name, share]) => ({ day, name, count: Math.ceil(count * share) })),
  );
}

export async function* exampleSignups() {
  for (let index = 0; index < SIGNUPS; index += 1) {
    const at = new Date(Date.now() - (index % DAYS) * DAY).toISOString();
    const confirmedAt = index % 3 === 0 ? null : at;
    yield {
      ...{ email: `${index}@example.org`, joinedAt: at, confirmedAt },
      ...{ language: 'en', linkId: `link-${index}` },
    };
  }
}

function visitPart(index: number, day: string, ago: number): VisitPart {
  const pick = (count: number, salt: number) => {
    // The first ones are the most frequent.
    return Math.floor(randomOf(index * 16 + salt) ** 3 * count);
  };
  const word = (words: string[], count: number, salt: number) => {
    const number = pick(count, salt);
    return words[number] ?? `example-${number}`;
  };
  return {
    visit: `visit-${index}`,
    day,
    steps: STEPS[pick(STEPS.length, 1)] ?? 1,
    pages: 1 | (1 << pick(8, 2)) | (1 << pick(8, 3)),
    errors: [0, 0, 0, 0, 1, 2, 4, 32][pick(8, 4)] ?? 0,
    member: pick(2, 5),
    bot: Number(index % 20 === 0),
    words: {
      source: word(SOURCES, 300, 6),
      medium: word(MEDIUMS, MEDIUMS.length, 7),
      campaign: word(CAMPAIGNS, 60, 8),
      landing: word(LANDINGS, LANDINGS.length, 9),
      language: word(LANGUAGES, LANGUAGES.length, 10),
      device: word(DEVICES, DEVICES.length, 11),
      release: `1.${2 - Math.floor(ago / 30)}.0`,
    },
  };
}

/** The same number from 0 to 1 for the same seed; those of neighbors have nothing in common. */
function randomOf(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
