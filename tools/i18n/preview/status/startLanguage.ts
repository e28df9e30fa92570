import { LANGUAGE_CODES } from '../../../../translations/check/tagProblem.ts';
import { localeFile } from '../../../../translations/files/paths.ts';
import { newLocale } from '../../newLocale.ts';
import type { StartData } from './statusPage.ts';

/*
 * Runs on the page of the translations: makes the file of a new language in the browser, to be put
 * at the code host by people who install nothing.
 */
const find = <Name extends HTMLElement>(id: string) => document.getElementById(id) as Name;
const data: StartData = JSON.parse(find('data').textContent ?? '');
const input = find<HTMLInputElement>('tag');
const text = find<HTMLTextAreaElement>('text');
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
let url = '';

find('languages').append(...languages().map(([tag, name]) => new Option(name, tag)));
input.addEventListener('input', show);
input.form?.addEventListener('submit', (event) => event.preventDefault());
find('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(text.value);
  say(`Copied. Paste it into ${localeFile(input.value.trim())}.`);
});
show();

/** Makes the file for what the field has. */
function show(): void {
  const tag = input.value.trim();
  const made = newFile(tag);
  const isMade = 'text' in made;
  find('file').hidden = !isMade;
  input.setAttribute('aria-invalid', String(!isMade && tag !== ''));
  say(
    isMade
      ? [`${names.of(tag) ?? tag}: every text is there, empty.`, ...relatedTo(tag)].join(' ')
      : made.problem,
  );
  if (!isMade) return;
  text.value = made.text;
  find('name').textContent = localeFile(tag);
  URL.revokeObjectURL(url);
  url = URL.createObjectURL(new Blob([made.text], { type: 'application/json' }));
  Object.assign(find('download'), { href: url, download: `${tag}.json` });
  const link = find<HTMLAnchorElement>('new');
  link.hidden = data.newFileUrl === undefined;
  link.href = data.newFileUrl?.replace('TAG', tag) ?? '';
  find('next').textContent = link.hidden
    ? `Put it into the project as ${localeFile(tag)}.`
    : 'Copy it, open that page, paste, and propose the new file there.';
}

function newFile(tag: string): ReturnType<typeof newLocale> {
  if (tag === '') return { problem: '' };
  if (data.newFileUrl && data.existing.includes(tag)) {
    return { problem: `${names.of(tag)} exists: press File in its row, then the pencil.` };
  }
  return newLocale(tag, data.existing, data.sourceText);
}

/** Names the same language as written elsewhere, which somebody may have meant. */
function relatedTo(tag: string): string[] {
  const [language] = tag.split('-');
  const related = data.existing.filter((other) => other.split('-')[0] === language);
  return related.map((other) => `${names.of(other)} (${other}) exists already.`);
}

function say(message: string): void {
  find('about').textContent = message;
}

/** Lists the languages with a code of two letters, by their English and their own names. */
function languages(): [tag: string, name: string][] {
  return LANGUAGE_CODES.filter(
    (tag) => !data.existing.includes(tag) && Intl.getCanonicalLocales(tag)[0] === tag,
  ).map((tag) => {
    const name = names.of(tag) ?? tag;
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? name;
    return [tag, own === name ? name : `${name}, ${own}`];
  });
}
