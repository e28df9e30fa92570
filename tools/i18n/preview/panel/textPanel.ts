import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { button } from './button.ts';
import { describedText } from './describedText.ts';
import { element } from './element.ts';
import { describedLanguage } from './language.ts';
import type { TextField } from './textField.ts';

/** The panel with the texts of an element, while it is open. */
export interface TextPanel {
  section: HTMLElement;
  codes: readonly number[];
  /** The fields of the texts that can be written. */
  fields: TextField[];
  /** Shows what the files have by now; what is typed stays. */
  update(): Promise<void>;
}

/** A name that most texts contain, so it is described only by itself. */
export const PRODUCT = 'brand.name';

/** Creates the panel for the texts with these numbers, in a language. */
export async function textPanel(
  codes: readonly number[],
  tag: string,
  close: () => void,
): Promise<TextPanel> {
  const { texts: known, isWritable, editUrl } = await describedLanguage(tag);
  const found = codes.flatMap((code) => known[code] ?? []);
  const others = found.filter(({ key }) => key !== PRODUCT);
  const texts = others.length > 0 ? others : found;
  const title = texts.length === 1 ? 'This text' : `These ${texts.length} texts`;
  const described = texts.map((text) => describedText(text, { tag, isWritable }));
  const section = element(
    'section',
    { role: 'dialog', 'aria-label': title, tabindex: '-1' },
    element('header', {}, element('h2', {}, title), button('Close', close)),
    ...described.map(({ article }) => article),
    ...(isWritable ? [] : [element('p', { class: 'note' }, ...whereToWrite(tag, editUrl))]),
  );
  return { section, codes, fields: described.flatMap(({ field }) => field ?? []), update };

  async function update(): Promise<void> {
    const { texts: now, askedAt } = await describedLanguage(tag);
    for (const { key, show } of described) {
      const text = now.find((one) => one.key === key);
      if (text) show(text, askedAt);
    }
  }
}

function whereToWrite(tag: string, editUrl: string | undefined): (Node | string)[] {
  if (tag === SOURCE_LOCALE) {
    return ['English is what the others are translated from, so it is changed in its file alone.'];
  }
  return editUrl
    ? [element('a', { href: editUrl, target: '_blank' }, 'Edit the file'), ' at the code host.']
    : [`Texts can be written here with npm run i18n -- preview ${tag}.`];
}
