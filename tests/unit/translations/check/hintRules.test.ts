import { expect, test } from 'vitest';
import { HINT_RULES, hintOf, hintRulesFor } from '../../../../translations/check/hintRules.ts';

/** A text in a language, and the English where that matters. */
type Row = [tag: string, text: string, english?: string];

/** For each rule, texts with its fault, and texts that no rule must find anything in. */
const ROWS: Record<string, { found: Row[]; fine: Row[] }> = {
  'space at the start or end': {
    found: [
      ['de', ' Was'],
      ['de', 'Was\u00A0'],
    ],
    fine: [['de', 'Was hilft']],
  },
  'double space': {
    found: [
      ['de', 'Was  hilft'],
      ['de', 'Was\u00A0 hilft'],
      ['ja', '同じ\n画面'],
    ],
    fine: [['de', 'Was\u00A0hilft']],
  },
  'space before punctuation': {
    found: [['fr', 'Un mot , un autre']],
    fine: [['de', 'Eine .env-Datei']],
  },
  'space before ? ! ; :': {
    found: [['de', 'Montags ?', 'On Mondays?']],
    fine: [['fr', 'Lundi\u202F?', 'On Mondays?']],
  },
  'French punctuation without a no-break space': {
    found: [
      ['fr', 'Lundi ?', 'On Mondays?'],
      ['fr', 'Lundi?', 'On Mondays?'],
      ['fr', '« Contact\u00A0»'],
      ['fr-BE', '«\u00A0Contact »'],
    ],
    fine: [
      ['fr', 'À 9:30, sur https://iris.example', 'At 9:30, on https://iris.example'],
      ['fr', '«\u00A0Vraiment\u202F?!\u00A0»', '“Really?!”'],
      ['fr-CA', 'Lundi?', 'On Mondays?'],
    ],
  },
  'space between a number and its unit': {
    found: [
      ['de', '3 %', '3%'],
      ['fr', '8 Go', '8 GB'],
    ],
    fine: [
      ['de', '3\u00A0%', '3%'],
      ['de', '8 Menschen', '8 people'],
    ],
  },
  'space after a word of one letter': {
    found: [
      ['pl', 'Co pomaga w poniedziałki'],
      ['cs', 'V pondělí'],
    ],
    fine: [
      ['pl', 'Co pomaga w\u00A0poniedziałki'],
      ['es', 'Todo y más'],
    ],
  },
  'straight quotation mark': {
    found: [['nl', 'Kies "Contact"']],
    fine: [['nl', 'Kies “Contact”']],
  },
  'English quotation mark in „…“': {
    found: [
      ['de', 'Nimm “Kontakt”'],
      ['de', 'Nimm „Kontakt”'],
    ],
    fine: [['de', 'Nimm „Kontakt“, oder „das Letzte: ‚Kontakt‘“']],
  },
  'English quotation mark in „…”': {
    found: [['pl', 'Wybierz “Kontakt”']],
    fine: [['pl', 'Wybierz „Kontakt”']],
  },
  'English quotation mark in «…»': {
    found: [
      ['fr', 'Cliquez sur “Contact”'],
      ['ru', 'Нажмите “Контакты”'],
    ],
    fine: [['es', 'Pulsa «Contacto: “correo”»']],
  },
  'English quotation mark in 「…」': {
    found: [['ja', '“お問い合わせ”を押す']],
    fine: [['ja', '「お問い合わせ」を押す']],
  },
  'unclosed quotation mark': {
    found: [
      ['de', 'Nimm „Kontakt'],
      ['fr', 'Cliquez sur «\u00A0Contact'],
      ['ja', '「お問い合わせを押す'],
    ],
    fine: [['de', 'Nimm »Kontakt«']],
  },
  'straight apostrophe': {
    found: [
      ['fr', "L'accueil"],
      ['fr', 'L´accueil'],
      ['fr', 'L`accueil'],
    ],
    fine: [['fr', 'L’accueil']],
  },
  'three periods': {
    found: [['de', 'Moment ...', 'Wait…']],
    fine: [['de', 'Moment\u00A0…', 'Wait...']],
  },
  'repeated punctuation': {
    found: [
      ['de', 'Ein Mensch..', 'A person.'],
      ['ja', '読みます。。', 'We read it.'],
    ],
    fine: [['ja', '読みます。', 'We read it.']],
  },
  'hyphen as a dash': { found: [['de', 'Apps - in denen']], fine: [['de', 'Apps – in E-Mails']] },
  'question without ¿': {
    found: [['es', 'Dudas?', 'Questions?']],
    fine: [
      ['es', 'Si no, ¿qué?', 'Otherwise, what?'],
      ['pt', 'Dúvidas?', 'Questions?'],
    ],
  },
  'exclamation without ¡': {
    found: [['es', 'Hola!', 'Hello!']],
    fine: [['es', '¡Hola!', 'Hello!']],
  },
  'half-width punctuation': {
    found: [
      ['ja', 'はい,読みます'],
      ['ja', '同じですか?', 'The same?'],
      ['ja', 'サポート(新しい)'],
      ['zh-Hant', '你好!', 'Hello!'],
    ],
    fine: [['ja', 'macOS 13.0、または（⌘A）', 'macOS 13.0, or (⌘A)']],
  },
  'Latin punctuation in Arabic script': {
    found: [
      ['ar', 'هل لديك سؤال?', 'A question?'],
      ['ar', 'نعم, نقرأ'],
    ],
    fine: [['ar', 'هل لديك سؤال، نعم؟', 'A question, yes?']],
  },
  'other punctuation at the end': {
    found: [
      ['de', 'Was hilft', 'What helps?'],
      ['de', 'Ein Mensch!', 'A person.'],
      ['de', 'Adresse streichen.', 'Remove the address'],
    ],
    fine: [
      ['de', 'Nimm „Kontakt“.', 'Choose “Contact.”'],
      ['hi', 'हम पढ़ते हैं।', 'We read it.'],
      ['ja', '同じ画面', 'The same screen.'],
      ['el', 'Γιατί;', 'Why?'],
    ],
  },
  'invisible character': {
    found: [['de', 'Über\u200B']],
    fine: [
      ['ja', 'プライバシー\u200Bポリシー'],
      ['fa', 'می\u200Cخوانیم'],
      ['de', 'Daten\u00ADschutz'],
    ],
  },
  'letter of another alphabet within a word': {
    found: [
      ['pl', 'Firm\u0430'],
      ['ru', 'Пр\u0065вет'],
    ],
    fine: [['ru', 'Привет, macOS', 'Hello, macOS']],
  },
  'Persian letter in Arabic': { found: [['ar', 'شروط\u06CC']], fine: [['ar', 'شروط']] },
  'Arabic letter in Persian': { found: [['fa', '\u0643تاب']], fine: [['fa', 'کتاب']] },
  'ligature or other letter form': {
    found: [
      ['fr', 'qui \uFB01gure'],
      ['ja', '\uFF7B\uFF8E\uFF9F\uFF70\uFF84'],
      ['ar', '\uFEE3\uFEE6'],
    ],
    fine: [['fr', 'qui figure']],
  },
  'wrong encoding': {
    found: [
      ['de', 'MenÃ¼'],
      ['de', 'Ã„nderung'],
      ['fr', 'lâ€™accueil'],
    ],
    fine: [['pt', 'NÃO, ÂMBAR']],
  },
  'escape sequence': {
    found: [
      ['de', 'Nachricht\\n'],
      ['de', 'dir\\u00A0mir'],
      ['de', 'dir&nbsp;mir'],
      ['de', 'dir &amp; mir'],
    ],
    fine: [['de', 'dir & mir; uns']],
  },
  'repeated word': {
    found: [
      ['fr', 'sur sur votre travail'],
      ['de', 'der der Bildschirm'],
    ],
    fine: [
      ['fr', 'Nous nous excusons'],
      ['de', 'Ist das das Letzte'],
      ['de', 'der derzeitige'],
    ],
  },
  'unfinished text': {
    found: [
      ['de', 'TODO Was hilft'],
      ['de', 'Was???', 'What?'],
    ],
    fine: [['es', 'Todo', 'All']],
  },
  'English words': {
    found: [['fr', 'Dates appear here once', 'Dates appear here once we can keep them']],
    fine: [
      ['es', 'no incluye', 'no fee'],
      ['de', 'Do Not Track und so weiter', 'Do Not Track and so on'],
    ],
  },
  'number of the English is missing': {
    found: [
      ['de', '1.420\u00A0$', '$1,240'],
      ['de', 'Menschen', '250 people'],
      ['de', 'nach 9 Tagen', 'after 7 days'],
    ],
    fine: [
      ['de', '1.240\u00A0$', '$1,240'],
      ['fr', '1\u202F240\u00A0$', '$1,240'],
      ['de', 'nach sieben Tagen', 'after 7 days'],
      ['de', 'nach 7 Tagen', 'after seven days'],
      ['fa', '۲۵۰ نفر', '250 people'],
    ],
  },
  'other currency than in the English': {
    found: [['de', '2.310\u00A0€', '$2,310']],
    fine: [['de', '2.310\u00A0$', '$2,310']],
  },
  'name of the English is missing': {
    found: [
      ['de', 'Zuerst Macos', 'First macOS'],
      ['es', 'Con ⌘W', 'With ⌘Q'],
      ['de', 'die utm_quelle', 'the utm_source'],
    ],
    fine: [
      ['de', 'Zuerst macOS-Geräte von {{product}}', '{{product}} on macOS'],
      ['ar', '\u2068⌘Q\u2069', '⌘Q'],
    ],
  },
};

/** Returns the ids of the rules that find something. */
function foundIn([tag, text, english = '']: Row): string[] {
  return hintRulesFor(tag)
    .filter((rule) => hintOf(rule, english, text) !== undefined)
    .map(({ id }) => id);
}

test('each rule has rows', () => {
  expect(Object.keys(ROWS)).toEqual(HINT_RULES.map(({ id }) => id));
});

const rowsOf = (kind: 'found' | 'fine') =>
  Object.entries(ROWS).flatMap(([id, rows]) => rows[kind].map((row) => ({ id, row })));

test.each(rowsOf('found'))('$id: $row', ({ id, row }) => {
  expect(foundIn(row)).toContain(id);
});

test.each(rowsOf('fine'))('not $id: $row', ({ row }) => {
  expect(foundIn(row)).toEqual([]);
});

test('a hint names its rule, what was found and what to do', () => {
  const [rule] = hintRulesFor('de').filter(({ id }) => id === 'invisible character');
  expect(rule && hintOf(rule, 'About', 'Über\u200B')).toBe(
    'invisible character (“[U+200B]”): remove it',
  );
});
