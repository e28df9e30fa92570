import type { TextDescription } from './describeTexts.ts';
import { element } from './element.ts';

/** Creates the panel's entry for a text. */
export function describedText(text: TextDescription, lang: string): HTMLElement {
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(lang) ?? lang;
  const rows: [string, HTMLElement][] = [
    ['English', element('dd', { lang: 'en', dir: 'ltr' }, text.english)],
  ];
  if (text.translation !== undefined) {
    rows.push([language, element('dd', { lang, dir: 'auto' }, text.translation)]);
  }
  if (text.length) {
    const { used, max } = text.length;
    const tooLong = used > max ? ': too long' : '';
    rows.push(['Length', element('dd', {}, `${used} of at most ${max} characters${tooLong}`)]);
  }
  rows.push(['Edit', element('dd', {}, element('code', {}, text.place))]);
  return element(
    'article',
    {},
    element('h3', {}, text.key),
    ...text.notes.map((note) => element('p', { class: 'note' }, note)),
    ...(text.task ? [element('p', { class: 'task' }, text.task)] : []),
    element('dl', {}, ...rows.flatMap(([term, value]) => [element('dt', {}, term), value])),
  );
}
