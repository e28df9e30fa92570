import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLocale } from '../../../../translations/check/checkLocale.ts';
import { isError, isOpen } from '../../../../translations/check/finding.ts';
import { createNotes } from '../../../../translations/files/notes.ts';
import { hashOf, type TextState } from '../../../../translations/state/textState.ts';

const ENGLISH = `{
  "brand": { "name": "Iris" },
  "home": {
    "title": "Privacy policy of {{product}}",
    "lede": "The first 250 people on the waitlist pay $1,240 less.",
    "help": "What helps on Mondays?",
    "keys": "⌘A",
    "menu": "Menu",
    "load": "It’s at 3% after 8 days:",
    "mail": "Write an email to {{email}}, or visit help.example.com",
    "leave": "Take this address off the list"
  },
  "found": {
    "matches_one": "{{count}} question found",
    "matches_other": "{{count}} questions found"
  }
}
`;

/** On the same lines as the English. */
const GERMAN = String.raw`{
  "brand": { "name": "Iris" },
  "home": {
    "title": "Daten\u00adschutz\u00aderklärung von {{product}}",
    "lede": "Die ersten 250 Menschen auf der Warteliste zahlen 1.240\u00a0$ weniger.",
    "help": "Was hilft dir montags?",
    "keys": "⌘A",
    "menu": "Menü",
    "load": "Es geht’s nach 8 Tagen bei 3\u00a0% los:",
    "mail": "Schreib eine E-Mail an {{email}}, oder sieh auf help.example.com nach",
    "leave": "Diese Adresse streichen"
  },
  "found": {
    "matches_one": "{{count}} Frage gefunden",
    "matches_other": "{{count}} Fragen gefunden"
  }
}
`;

const NOTES = createNotes(
  {
    'brand.name': { fixed: true },
    'home.keys': { fixed: true },
    'home.menu': { same: ['nl'] },
    'home.leave': { max: 40 },
  },
  'Iris',
);
const GLOSSARY = {
  waitlist: { use: ['Warteliste'] },
  'privacy policy': { use: ['Datenschutzerklärung'] },
  you: { avoid: ['Sie', 'Ihnen'] },
};

const check = (text: string, tag = 'de') =>
  checkLocale({ tag, text, glossary: tag === 'de' ? GLOSSARY : {} }, ENGLISH, NOTES);

/** Formats findings as `kind line key`, or with the message where that is `expected`. */
function findingsIn(text: string, expected: string[]): string[] {
  return check(text).findings.map(({ kind, line, key, message }, index) => {
    const place = `${kind} ${line} ${key}`.trimEnd();
    return expected[index]?.includes(': ') ? `${place}: ${message}` : place;
  });
}

test('a good translation has no findings', () => {
  expect(check(GERMAN).findings).toEqual([]);
});

/** Faults, what they are made from (the whole file if empty), and what is found. */
const FAULTS: [fault: string, from: string, to: string, found: string[]][] = [
  // The form of the file
  [
    'no comma at a line’s end',
    '"⌘A",',
    '"⌘A"',
    [
      'syntax 7: invalid JSON: a comma is missing at the end of the line, or a closing brace } after it',
    ],
  ],
  ['an extra comma', 'streichen"', 'streichen",', ['syntax 11']],
  ['no opening quotation mark', '"Menü"', 'Menü"', ['syntax 8']],
  [
    'typographic quotation marks around a text',
    '"Menü"',
    '“Menü”',
    [
      'syntax 8: invalid JSON: keys and texts need straight quotation marks ("); one within a text is written as \\"',
    ],
  ],
  ['straight quotation marks within a text', 'dir montags', '"dir" montags', ['syntax 6']],
  ['a text on two lines', 'dir montags', 'dir\nmontags', ['syntax 6']],
  ['a single backslash', 'dir montags', 'dir \\ montags', ['syntax 6']],
  ['no colon', '"menu":', '"menu"', ['syntax 8']],
  ['no opening brace', '"home": {', '"home":', ['syntax 4']],
  ['an extra brace', '}\n}', '}\n}\n}', ['syntax 18']],
  ['no brace at the end', '\n  }\n}', '\n  }\n', ['syntax 18']],
  ['no brace in the middle', 'streichen"\n  },', 'streichen"', ['syntax 11']],
  [
    'no brace in the middle, but a comma',
    'streichen"\n  },',
    'streichen",',
    ['syntax 17: invalid JSON: a closing brace } is missing here or above'],
  ],
  ['a comment', '"keys"', '// Keys\n    "keys"', ['syntax 7']],
  [
    'a conflict of a merge',
    '    "menu"',
    '<<<<<<< HEAD\n    "menu": "M",\n=======\n    "menu"',
    [
      'syntax 8: invalid JSON: a merge conflict: keep the correct lines, and remove those that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
  ['an empty file', '', '', ['syntax 1']],
  ['letters that are not UTF-8', 'Menü', 'Men\uFFFD', ['syntax 8 home.menu']],
  ['a key that is there twice', '"menu"', '"menu": "Menü",\n    "menu"', ['syntax 9 home.menu']],
  ['a group that is there twice', '"found"', '"found": {},\n  "found"', ['syntax 14 found']],
  [
    'a number',
    '"Menü"',
    '7',
    [
      'syntax 8 home.menu: must be in quotation marks: "7"',
      'missing 8 home.menu: visitors see the English “Menu”',
    ],
  ],
  ['a list', '"Menü"', '["Menü"]', ['syntax 8 home.menu', 'missing 8 home.menu']],
  ['a key with a dot', '"home": {', '"home.x": "",\n  "home": {', ['syntax 3 home.x']],
  [
    'a key that JavaScript knows',
    '"menu"',
    '"__proto__": "x",\n    "menu"',
    ['extra 8 home.__proto__'],
  ],
  // Keys
  [
    'a key that English does not have',
    '"menu"',
    '"sitemap": "Inhalt",\n    "menu"',
    ['extra 8 home.sitemap'],
  ],
  [
    'a mistyped key',
    '"leave"',
    '"leav"',
    [
      'missing 11 home.leave: visitors see the English “Take this address off the list”',
      'extra 11 home.leav: is not a key of en.json, and is not read; did you mean “home.leave”?',
    ],
  ],
  [
    'a renamed group',
    '"found"',
    '"find"',
    [
      'plural 14 found.matches_one',
      'plural 15 found.matches_other',
      'extra 14 find.matches_one',
      'extra 15 find.matches_other',
    ],
  ],
  [
    'a group for a text',
    '"Menü"',
    '{ "open": "Menü" }',
    [
      'missing 8 home.menu: visitors see the English “Menu”',
      'extra 8 home.menu.open: is not read: “home.menu” is a single text in en.json, not a group',
    ],
  ],
  [
    'a text for a group',
    '"found": {',
    '"found": "Gefunden", "x": {',
    [
      'plural 14 found.matches_one',
      'plural 15 found.matches_other',
      'extra 13 found',
      'extra 14 x.matches_one',
      'extra 15 x.matches_other',
    ],
  ],
  [
    'a text beside the groups',
    '"brand"',
    '"language": "Deutsch",\n  "brand"',
    ['extra 2 language'],
  ],
  ['a text that is missing', '    "menu": "Menü",\n', '', ['missing 8 home.menu']],
  ['an empty text', '"Menü"', '""', ['empty 8 home.menu']],
  ['a text of a zero-width space', '"Menü"', '"\\u200b"', ['empty 8 home.menu']],
  [
    'a text left in English',
    '"Was hilft dir montags?"',
    '"What helps on Mondays?"',
    ['identical 6 home.help: is the same as the English: “What helps on Mondays?”'],
  ],
  // Placeholders
  ['a lost placeholder', '{{email}}', 'uns', ['placeholder 10 home.mail: is missing {{email}}']],
  [
    'a translated placeholder',
    '{{email}}',
    '{{mail}}',
    ['placeholder 10 home.mail: has {{mail}}: use {{email}}, placeholders are not translated'],
  ],
  ['a placeholder twice', '{{email}}', '{{email}} {{email}}', ['placeholder 10 home.mail']],
  ['a placeholder of another text', 'Menü', 'Menü {{email}}', ['placeholder 8 home.menu']],
  [
    'a placeholder of another program',
    '{{email}}',
    '%s',
    ['placeholder 10 home.mail', 'form 10 home.mail'],
  ],
  ['a product’s name twice', 'von {{product}}', 'von {{product}} für {{product}}', []],
  ['a product’s name left out', ' von {{product}}', '', []],
  ['spaces in a placeholder', '{{email}}', '{{ email }}', ['placeholder 10 home.mail']],
  [
    'one brace for two',
    '{{email}}',
    '{email}',
    [
      'placeholder 10 home.mail: has “{email}”: use {{email}}, with two braces on each side and no spaces',
    ],
  ],
  ['a brace too few', '{{email}}', '{{email}', ['placeholder 10 home.mail']],
  [
    'a no-break space in a placeholder',
    '{{email}}',
    '{{email\u00A0}}',
    ['placeholder 10 home.mail'],
  ],
  [
    'a zero-width space in a placeholder',
    '{{email}}',
    '{{\u200Bemail}}',
    ['placeholder 10 home.mail', 'form 10 home.mail'],
  ],
  ['wide braces', '{{email}}', '｛｛email｝｝', ['placeholder 10 home.mail']],
  [
    'forms of numbers as other programs write them',
    '{{count}} Frage gefunden',
    '{count, plural, one {Frage} other {Fragen}}',
    ['placeholder 14 found.matches_one'],
  ],
  ['braces around words', 'Menü', '{Menü}', ['placeholder 8 home.menu']],
  [
    'the text of another key',
    'Menü',
    '$t(home.help)',
    ['placeholder 8 home.menu', 'form 8 home.menu'],
  ],
  [
    'a number lost in the form for many',
    '{{count}} Fragen',
    'Fragen',
    ['placeholder 15 found.matches_other'],
  ],
  ['a number written out in the form for one', '{{count}} Frage ', 'Eine Frage ', []],
  // Tags
  ['a tag', 'dir', '<b>dir</b>', ['tag 6 home.help']],
  ['a script', 'dir', '<script>alert(1)</script>', ['tag 6 home.help']],
  [
    'a link',
    'dir',
    '<a href=\\"https://x.example\\">dir</a>',
    ['tag 6 home.help', 'harmful 6 home.help', 'form 6 home.help'],
  ],
  ['a tag that is not closed', 'dir', '<b>dir', ['tag 6 home.help']],
  ['less than', 'dir', '< dir', ['tag 6 home.help']],
  ['greater than', 'dir', '> dir', []],
  // Plural forms
  [
    'no form for one',
    '    "matches_one": "{{count}} Frage gefunden",\n',
    '',
    [
      'plural 14 found.matches_one: is the form for 1 …; visitors see “{{count}} Fragen gefunden” instead, the form on line 14',
    ],
  ],
  [
    'no form for many',
    ',\n    "matches_other": "{{count}} Fragen gefunden"',
    '',
    ['plural 15 found.matches_other'],
  ],
  [
    'a form that the language does not have',
    '"matches_one"',
    '"matches_few": "{{count}} Fragen",\n    "matches_one"',
    ['unused 14 found.matches_few'],
  ],
  [
    'a form that is misnamed',
    '"matches_one"',
    '"matches_on"',
    ['plural 14 found.matches_one', 'extra 14 found.matches_on'],
  ],
  // Words
  [
    'another word than the glossary’s',
    'Warteliste',
    'Liste',
    ['glossary 5 home.lede: “waitlist” is “Warteliste” in the glossary'],
  ],
  ['the formal address', 'hilft dir', 'hilft Ihnen', ['glossary 6 home.help']],
  [
    'a text that is too long',
    'streichen',
    'sofort und für immer aus der Liste streichen',
    ['length 11 home.leave: has 58 characters, at most 40 fit'],
  ],
  ['a long word in a headline', '\\u00adschutz\\u00ad', 'schutz', ['length 4 home.title']],
  // Characters
  [
    'a mark that turns the direction',
    'Menü',
    'Me\\u202enü',
    ['harmful 8 home.menu: has the invisible character [U+202E]: remove it, or retype the text'],
  ],
  ['a mark that isolates', 'Menü', 'Me\\u2067nü', ['harmful 8 home.menu']],
  ['a tag character', 'Menü', 'Me\\udb40\\udc61nü', ['harmful 8 home.menu']],
  ['a control character', 'Menü', 'Me\\u0007nü', ['harmful 8 home.menu']],
  ['a character for private use', 'Menü', 'Me\\ue000nü', ['harmful 8 home.menu']],
  ['half a character', 'Menü', 'Me\\ud83dnü', ['harmful 8 home.menu']],
  // Values
  ['a product’s other name, which is not read', '"Iris"', '"{{Siri}}"', []],
  ['another key of the keyboard, which is not read', '⌘A', '⌘B', []],
  ['no product’s name', '"brand": { "name": "Iris" },', '', []],
  ['a web address', 'Menü', 'Menü auf https://iris.example', ['harmful 8 home.menu']],
  [
    'another site',
    'help.example.com',
    'help.example.org',
    ['harmful 10 home.mail: has the address “help.example.org”, which is not in the English'],
  ],
  [
    'another email address',
    'an {{email}}',
    'an {{email}} oder help@iris.example',
    ['harmful 10 home.mail'],
  ],
];

test.each(FAULTS)('%s', (_, from, to, found) => {
  const text = from === '' ? to : GERMAN.replace(from, () => to);
  expect(text).not.toBe(GERMAN);
  expect(findingsIn(text, found)).toEqual(found);
});

test.each([
  ['a byte order mark', `\uFEFF${GERMAN}`],
  ['line ends of Windows', GERMAN.replaceAll('\n', '\r\n')],
  ['no last line end', GERMAN.trimEnd()],
  ['an indentation of four spaces', GERMAN.replaceAll('  ', '    ')],
  ['an indentation of tabs', GERMAN.replaceAll('  ', '\t')],
])('a file with %s has no findings', (_, text) => {
  expect(check(text).findings).toEqual([]);
});

test('lines are counted with the line ends of old Macs too', () => {
  const text = GERMAN.replace('"⌘A",', '"⌘A"').replaceAll('\n', '\r');
  expect(findingsIn(text, [])).toEqual(['syntax 7']);
});

test('a plural form that the English lacks is named with its numbers, and with what is shown', () => {
  const other = '{{count}} pytania';
  const text = { found: { matches_one: '{{count}} pytanie', matches_other: other } };
  const { findings } = check(JSON.stringify(text), 'pl');
  expect(findings.find(({ key }) => key === 'found.matches_few')).toMatchObject({
    kind: 'plural',
    message: `is the form for 2, 3, 4, 22 …; visitors see “${other}” instead, the form on line 1`,
  });
});

test('a term of the glossary can be inflected', () => {
  expect(check(GERMAN.replace('liste', 'LISTEN')).findings).toEqual([]);
});

test.each([
  ['ru', 'one', true],
  ['lv', 'zero', true],
  ['fr', 'one', true],
  ['pl', 'one', false],
  ['ar', 'two', false],
])('in %s the form for “%s” needs its number: %s', (tag, form, isNeeded) => {
  const { findings } = check(JSON.stringify({ found: { [`matches_${form}`]: 'x' } }), tag);
  expect(findings.some(({ kind }) => kind === 'placeholder')).toBe(isNeeded);
});

test('many values that are null, or forms that the language lacks, are one finding', () => {
  const nulls = check(GERMAN.replace('"Menü"', 'null').replace('"⌘A"', 'null')).findings;
  expect(nulls.filter(({ kind }) => kind === 'syntax')).toMatchObject([
    { key: 'home.keys', line: 7 },
  ]);
  const forms = GERMAN.replace(
    '"matches_one"',
    '"matches_few": "", "matches_many": "", "matches_one"',
  );
  expect(check(forms).findings).toMatchObject([{ kind: 'unused', key: 'found.matches_few' }]);
});

test('a hint that is intended is shown again once the text or its English has changed', () => {
  const hintsOn = (english: string, german: string) => {
    const intended = hashOf('Look at this', 'Sieh ... an');
    const states = new Map([['a', { hash: hashOf(english), intended }]]);
    const locale = { tag: 'de', text: JSON.stringify({ a: german }), glossary: {}, states };
    return checkLocale(locale, JSON.stringify({ a: english }), createNotes({})).findings.length;
  };
  expect(hintsOn('Look at this', 'Sieh ... an')).toBe(0);
  expect(hintsOn('Look at that', 'Sieh ... an')).toBe(1);
  expect(hintsOn('Look at this', 'Sieh es ... an')).toBe(1);
});

test.each([
  ['Email', true],
  ['Privacy Policy', true],
  ['Terms of the policy', true],
  ['Try it!', false],
  ['Ask {{product}} about your screen', false],
])(
  '“%s” is finished if a translator says that it is right in their language: %s',
  (text, isDone) => {
    const state = { hash: hashOf(text), intended: hashOf(text, text) };
    const check = (states: Map<string, TextState>) => {
      const locale = { tag: 'vi', text: JSON.stringify({ a: text }), glossary: {}, states };
      return checkLocale(locale, JSON.stringify({ a: text }), createNotes({})).findings;
    };
    expect(check(new Map())).toMatchObject([{ kind: 'identical' }]);
    expect(check(new Map([['a', state]])).length).toBe(isDone ? 0 : 1);
  },
);

/** Checks a text that was made from one English text, beside another. */
function made(from: string, text: string, english: string) {
  const states = new Map([['a', { hash: hashOf(from) }]]);
  const locale = { tag: 'de', text: JSON.stringify({ a: text }), glossary: {}, states };
  return checkLocale(locale, JSON.stringify({ a: english }), createNotes({})).findings;
}

test.each([
  ['Ask {{name}} now', 'Frag {{name}}', 'Ask {{user}} now', 'has {{name}}: use {{user}}'],
  ['Ask {{name}} now', 'Frag {{name}}', 'Ask now', 'has {{name}}, which is not in the English'],
  ['See a.com', 'Sieh auf a.com nach', 'See b.com', 'has the address “a.com”'],
])('what no longer fits since “%s” changed is outdated, and no error', (from, text, to, why) => {
  expect(made(from, text, from)).toEqual([]);
  const message = `now “${to}”; visitors see that, because the translation ${why}`;
  expect(made(from, text, to)).toMatchObject([
    { kind: 'outdated', key: 'a', message: expect.stringContaining(message) },
  ]);
});

test('what does not fit the English that it was made from is an error', () => {
  expect(made('Ask {{name}}', 'Frag {{user}}', 'Ask {{name}}').some(isError)).toBe(true);
});

test('a key that English does not have is no error', () => {
  const { findings } = check(GERMAN.replace('"menu"', '"sitemap": "{{Inhalt}}", "menu"'));
  expect(findings).toMatchObject([{ kind: 'extra', key: 'home.sitemap' }]);
  expect(findings.filter(isError)).toEqual([]);
});

test('what is not translated, and a hint, are no errors', () => {
  const text = GERMAN.replace('"Menü"', '""').replace('streichen', 'streichen ...');
  const { findings } = check(text);
  expect(findings.length).toBeGreaterThan(1);
  expect(findings.filter(isError)).toEqual([]);
});

test('the check never throws, whatever a file contains', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { findings, total } = check(text);
      expect(findings.filter(isOpen).length).toBeLessThanOrEqual(total);
    }),
  );
});
