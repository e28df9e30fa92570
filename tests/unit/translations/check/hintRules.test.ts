import { expect, test } from 'vitest';
import { HINT_RULES, hintRulesFor, hintsOn } from '../../../../translations/check/hintRules.ts';
import { createNotes } from '../../../../translations/files/notes.ts';

/** A text in a language, and the English where that matters. */
type Row = [tag: string, text: string, english?: string];

/** The key of every text, and its note. */
const KEY = 'home.hero.title';
const NOTE = 'The heading of the page.';
const NOTES = createNotes({ [KEY]: { note: NOTE } });

/** What a Windows that writes Cyrillic makes of a file in UTF-8. */
const readAsCyrillic = (text: string) =>
  new TextDecoder('windows-1251').decode(new TextEncoder().encode(text));

/** For each rule, texts with its fault, and texts that no rule must find anything in. */
const ROWS: Record<string, { found: Row[]; fine: Row[] }> = {
  'key instead of a text': {
    found: [
      ['de', 'title', 'What helps'],
      ['de', 'hero.title', 'What helps'],
      ['de', KEY, 'What helps.'],
    ],
    fine: [
      ['de', 'Title', 'Headline'],
      ['de', 'Ein title', 'A headline'],
    ],
  },
  'note instead of a translation': {
    found: [['de', NOTE, 'What helps']],
    fine: [['de', 'Die Überschrift der Seite.', NOTE]],
  },
  'no words': {
    found: [
      ['de', '–', 'What helps'],
      ['ja', '{{product}}', 'Contact {{product}}'],
      ['de', '20', 'What helps'],
    ],
    fine: [
      ['de', '1.240', '1,240'],
      ['ja', '{{product}}', '{{product}}'],
    ],
  },
  'whole text in quotation marks': {
    found: [
      ['de', '"Was hilft"', 'What helps'],
      ['de', '„Was hilft“', 'What helps'],
      ['ja', '「同じ画面」', 'The same screen'],
    ],
    fine: [
      ['de', '„Was hilft?“', '“What helps?”'],
      ['de', '„Kontakt“ oder „Hilfe“', '“Contact” or “Help”'],
    ],
  },
  'whole text twice': {
    found: [
      ['de', 'Was hilftWas hilft', 'What helps'],
      ['de', 'Was hilft. Was hilft.', 'What helps.'],
      ['ja', '同じ画面同じ画面', 'The same screen'],
    ],
    fine: [['ja', 'いろいろ', 'Several']],
  },
  'language code': {
    found: [
      ['de', 'Was hilft. [de]', 'What helps.'],
      ['pt-BR', '[pt-BR] Ajuda', 'Help'],
    ],
    fine: [['de', 'Was hilft (KI)', 'What helps']],
  },
  'placeholder of another program': {
    found: [
      ['de', 'Frag [PH0]', 'Ask {{product}}'],
      ['de', 'Frag __product__', 'Ask {{product}}'],
      ['de', 'Frag %s', 'Ask {{product}}'],
      ['de', 'Frag %1$s.', 'Ask {{product}}.'],
    ],
    fine: [['de', '3\u00A0% sind [neu]', '3% are [new]']],
  },
  'wrong encoding': {
    found: [
      ['de', 'MenÃ¼'],
      ['de', 'Ã„nderung'],
      ['fr', 'lâ€™accueil'],
      ['uk', readAsCyrillic('Наші двері'), 'Our doors'],
      ['ru', readAsCyrillic('Решение.'), 'A decision.'],
      ['ru', 'Ïðèâåò', 'Hello'],
      ['de', 'Best?tige deine Adresse', 'Confirm your address'],
    ],
    fine: [
      ['pt', 'NÃO, ÂMBAR'],
      ['uk', 'Рік і Світ. Сіль'],
    ],
  },
  'encoded spaces': {
    found: [
      ['de', 'Was+hilft+dir', 'What helps you'],
      ['de', 'Was%20hilft', 'What helps'],
    ],
    fine: [['de', 'Command+A, Command+Q', 'Command+A, Command+Q']],
  },
  'letter in a number': {
    found: [
      ['de', 'macOS 13.O', 'macOS 13.0'],
      ['de', '25O Menschen', '250 people'],
    ],
    fine: [['fr', '8\u00A0Go', '8GB']],
  },
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
    found: [
      ['fr', 'Un mot , un autre'],
      ['ar', 'نعم ، نقرأ'],
      ['ar', 'حقًا ؟', 'Really?'],
    ],
    fine: [['de', 'Eine .env-Datei']],
  },
  'space before ? ! ; :': {
    found: [['de', 'Montags ?', 'On Mondays?']],
    fine: [['fr', 'Lundi\u202F?', 'On Mondays?']],
  },
  'no space after punctuation': {
    found: [
      ['de', 'Ein Satz.Noch einer.', 'A sentence. Another.'],
      ['de', 'eins,zwei', 'one, two'],
      ['ar', 'نعم،نقرأ', 'yes, we read'],
      ['de', 'Warum?Darum.', 'Why? Because.'],
      ['de', 'Frag uns.{{product}} hilft.', 'Ask us. {{product}} helps.'],
      ['de', 'Frag {{product}}.Noch heute.', 'Ask {{product}}. Today.'],
    ],
    fine: [
      ['de', 'z.B. auf help.example.com', 'on help.example.com'],
      ['de', 'nach 1.240 und 0,5', 'after 1,240 and 0.5'],
      ['es', 'EE.UU.', 'The U.S.'],
      ['el', 'ό,τι', 'whatever'],
      ['ja', '読みます。次へ', 'We read it. Next'],
    ],
  },
  'space of another width': {
    found: [
      ['de', 'Was\u2003hilft'],
      ['ja', '同じ\u2028画面'],
    ],
    fine: [['fr', '1\u202F240\u00A0€', '€1,240']],
  },
  'space between Japanese and Latin letters': {
    found: [
      ['ja', '最新の macOS', 'The latest macOS'],
      ['ja', '{{product}} です', 'It is {{product}}'],
    ],
    fine: [
      ['ja', '最新のmacOS 13', 'The latest macOS 13'],
      ['zh', '最新的 macOS', 'The latest macOS'],
    ],
  },
  'و apart from its word': {
    found: [['ar', 'اسأل و اقرأ', 'Ask and read']],
    fine: [['ar', 'اسأل واقرأ', 'Ask and read']],
  },
  'letter beside a placeholder': {
    found: [
      ['de', 'Leg{{product}}', 'Put {{product}}'],
      ['de', '{{product}}s Antwort', 'The answer of {{product}}'],
    ],
    fine: [
      ['fr', 'd’{{product}}', 'of {{product}}'],
      ['ar', 'ل{{product}}', 'for {{product}}'],
      ['ko', '{{product}}는', '{{product}} is'],
    ],
  },
  'French punctuation without a no-break space': {
    found: [
      ['fr', 'Lundi ?', 'On Mondays?'],
      ['fr', 'Lundi?', 'On Mondays?'],
      ['fr', '« Contact\u00A0»', '“Contact”'],
      ['fr-BE', '«\u00A0Contact »', '“Contact”'],
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
  'mark at the start': {
    found: [
      ['de', '• Was hilft', 'What helps'],
      ['de', '1. Was hilft', 'What helps'],
      ['de', '=Was hilft', 'What helps'],
      ['de', '’Was hilft', 'What helps'],
      ['de', '& Was hilft', 'What helps'],
      ['de', '— Was hilft', 'What helps'],
      ['ar', '، نعم', 'Yes'],
    ],
    fine: [
      ['de', '– Ada', '— Ada'],
      ['nl', '’s Avonds', 'In the evening'],
      ['de', '.env und mehr', 'The .env and more'],
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
  'unclosed bracket': {
    found: [
      ['de', 'Hilfe (neu', 'Help (new)'],
      ['de', 'Hilfe neu)', 'Help (new)'],
      ['ar', 'مساعدة )جديد(', 'Help (new)'],
      ['ja', 'サポート（新しい', 'Support (new)'],
    ],
    fine: [
      ['de', '(Hilfe [neu])', '(Help [new])'],
      ['de', '1) Hilfe', '1) Help'],
    ],
  },
  'space inside brackets': {
    found: [
      ['de', 'Hilfe ( neu)', 'Help (new)'],
      ['de', 'Hilfe (neu )', 'Help (new)'],
      ['ja', 'サポート（ 新しい）', 'Support (new)'],
    ],
    fine: [['de', 'Hilfe (neu) für dich', 'Help (new) for you']],
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
      ['de', 'Los!!', 'Go!'],
      ['nl', '‘Contact’’', '‘Contact’'],
      ['de', 'eins,, zwei', 'one, two'],
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
  'invisible character': {
    found: [['de', 'Über\u200B']],
    fine: [
      ['ja', 'プライバシー\u200Bポリシー'],
      ['fa', 'می\u200Cخوانیم'],
      ['de', 'Daten\u00ADschutz'],
    ],
  },
  'invisible joiner between letters that need none': {
    found: [
      ['de', 'Was hi\u200Clft'],
      ['ru', 'Пр\u200Dивет'],
    ],
    fine: [['fa', 'می\u200Cخوانیم']],
  },
  'misplaced soft hyphen': {
    found: [
      ['de', 'Daten\u00AD schutz'],
      ['de', 'der \u00ADDatenschutz'],
      ['de', 'D\u00ADa\u00ADt\u00ADen'],
      ['de', 'Daten\u00AD\u00ADschutz'],
    ],
    fine: [['de', 'Daten\u00ADschutz\u00ADerklärung']],
  },
  'letter of another alphabet within a word': {
    found: [
      ['pl', 'Firm\u0430'],
      ['ru', 'Пр\u0065вет'],
    ],
    fine: [['ru', 'Привет, macOS', 'Hello, macOS']],
  },
  'Latin letter as a word': {
    found: [
      ['uk', 'Питай i читай', 'Ask and read'],
      ['ru', 'A потом', 'And then'],
    ],
    fine: [
      ['uk', 'Питай і читай через e-mail', 'Ask and read by email'],
      ['uk', 'a@example.com', 'you@example.com'],
      ['uk', 'vy@example.com', 'you@example.com'],
      ['ru', 'Нажми ⌘A (Command+A)', 'Press ⌘A (Command+A)'],
    ],
  },
  'Russian letter in Ukrainian': { found: [['uk', 'рыба']], fine: [['uk', 'риба']] },
  'Ukrainian letter in Russian': { found: [['ru', 'ріка']], fine: [['ru', 'рыба']] },
  'other letter in Bulgarian': { found: [['bg', 'этаж']], fine: [['bg', 'етаж']] },
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
  'symbol that the English lacks': {
    found: [
      ['de', '{{product}}™', '{{product}}'],
      ['de', 'Weiter →', 'Next'],
      ['de', '✨ Neu', 'New'],
    ],
    fine: [
      ['de', 'Weiter →', 'Next →'],
      ['uk', 'Питання № 1', 'Question 1'],
      ['fr', 'n°\u00A01', 'Question 1'],
    ],
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
  'number from the English is missing': {
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
  'other unit than in the English': {
    found: [
      ['de', '8\u00A0MB', '8GB'],
      ['de', '8\u00A0Gb', '8GB'],
    ],
    fine: [
      ['de', '8\u00A0GB', '8GB'],
      ['fr', '8\u00A0Go', '8GB'],
    ],
  },
  'other currency than in the English': {
    found: [['de', '2.310\u00A0€', '$2,310']],
    fine: [['de', '2.310\u00A0$', '$2,310']],
  },
  'name from the English is missing': {
    found: [
      ['de', 'Zuerst Macos', 'First macOS'],
      ['es', 'Con ⌘W', 'With ⌘Q'],
      ['de', 'die utm_quelle', 'the utm_source'],
      ['de', 'Face\u00ADTime', 'FaceTime'],
      ['de', 'macOS 13,0 oder neuer', 'macOS 13.0 or later'],
    ],
    fine: [
      ['de', 'Zuerst macOS-Geräte von {{product}}', '{{product}} on macOS'],
      ['ar', '\u2068⌘Q\u2069', '⌘Q'],
      ['de', 'ab macOS\u00A013.0', 'macOS 13.0 or later'],
    ],
  },
  'two keys for one shortcut': {
    found: [['de', 'Command+Q (⌘L), Command+L (⌘Q)', 'Command+Q (⌘Q), Command+L (⌘L)']],
    fine: [['de', 'Command+Q (⌘Q)', 'Command+Q (⌘Q)']],
  },
  'other punctuation at the end': {
    found: [
      ['de', 'Was hilft', 'What helps?'],
      ['de', 'Ein Mensch!', 'A person.'],
      ['de', 'Adresse streichen.', 'Remove the address'],
      ['de', 'Adresse streichen,', 'Remove the address'],
    ],
    fine: [
      ['de', 'Nimm „Kontakt“.', 'Choose “Contact.”'],
      ['hi', 'हम पढ़ते हैं।', 'We read it.'],
      ['ja', '同じ画面', 'The same screen.'],
      ['el', 'Γιατί;', 'Why?'],
    ],
  },
};

/** Returns the ids of the rules that find something, each at the start of its hint. */
function foundIn([tag, value, english = '']: Row): string[] {
  const hints = hintsOn({ key: KEY, value, english, notes: NOTES }, hintRulesFor(tag));
  return hints.map((hint) => HINT_RULES.find(({ id }) => hint.startsWith(`${id} (`))?.id ?? hint);
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

const causes = HINT_RULES.flatMap(({ id, isCause }) => (isCause ? id : []));

test.each(rowsOf('found').filter(({ id }) => causes.includes(id)))(
  'only $id: $row',
  ({ id, row }) => {
    expect(foundIn(row)).toEqual([id]);
  },
);

test('a hint names its rule, what was found and what to do', () => {
  const text = { key: KEY, value: 'Über\u200B', english: 'About', notes: NOTES };
  expect(hintsOn(text, hintRulesFor('de'))).toEqual([
    'invisible character (“[U+200B]”): remove it',
  ]);
});
