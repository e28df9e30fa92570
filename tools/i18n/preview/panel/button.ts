import { element } from './element.ts';

export function button(
  label: string,
  onPress: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', onPress);
  return made;
}
