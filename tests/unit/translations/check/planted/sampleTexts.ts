import type { Glossary } from '../../../../../translations/files/glossary.ts';
import type { Note } from '../../../../../translations/files/notes.ts';

/*
 * A small site in three languages, whose texts are on the same lines in each. The faults of
 * `plantedFaults.ts` are planted in the translations, which have none.
 */
export const ENGLISH = `{
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

export const GERMAN = String.raw`{
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

const FRENCH = String.raw`{
  "brand": { "name": "Iris" },
  "home": {
    "title": "Politique de confidentialité de {{product}}",
    "lede": "Les 250 premières personnes de la liste d’attente paient 1\u202f240\u00a0$ de moins.",
    "help": "Qu’est-ce qui aide le «\u00a0lundi\u00a0»\u202f?",
    "keys": "⌘A",
    "menu": "Navigation",
    "load": "Après 8 jours, c’est à 3\u202f%\u00a0:",
    "mail": "Écrivez un e-mail à {{email}}, ou visitez help.example.com",
    "leave": "Retirer cette adresse de la liste"
  },
  "found": {
    "matches_one": "{{count}} question trouvée",
    "matches_many": "{{count}} de questions trouvées",
    "matches_other": "{{count}} questions trouvées"
  }
}
`;

const POLISH = String.raw`{
  "brand": { "name": "Iris" },
  "home": {
    "title": "Polityka prywatności {{product}}",
    "lede": "Pierwsze 250 osób z\u00a0listy oczekujących płaci o\u00a01240\u00a0$ mniej.",
    "help": "Co pomaga w\u00a0poniedziałki?",
    "keys": "⌘A",
    "menu": "Nawigacja",
    "load": "Po 8 dniach jest 3%:",
    "mail": "Napisz e-mail na {{email}} albo zajrzyj na help.example.com",
    "leave": "Usuń ten adres z\u00a0listy"
  },
  "found": {
    "matches_one": "Znaleziono {{count}} pytanie",
    "matches_few": "Znaleziono {{count}} pytania",
    "matches_many": "Znaleziono {{count}} pytań",
    "matches_other": "Znaleziono {{count}} pytania"
  }
}
`;

export const SAMPLES: Record<string, string> = { de: GERMAN, fr: FRENCH, pl: POLISH };

export const NOTES: Record<string, Note> = {
  'brand.name': { fixed: true },
  'home.keys': { fixed: true },
  'home.menu': { same: ['nl'] },
  'home.leave': { max: 40 },
};

export const GLOSSARIES: Record<string, Glossary> = {
  de: {
    waitlist: { use: ['Warteliste'] },
    'privacy policy': { use: ['Datenschutzerklärung'] },
    email: { use: ['E-Mail'] },
    you: { avoid: ['Sie', 'Ihnen'] },
  },
};
