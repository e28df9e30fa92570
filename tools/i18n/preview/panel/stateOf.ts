import type { TextDescription } from '../texts/describeTexts.ts';
import { button } from './button.ts';
import { element } from './element.ts';
import { requestChange } from './language.ts';

/** Creates the line with a translation's state, and the button that changes it. */
export function stateOf(
  { key, translation, task, isReviewed }: TextDescription,
  { tag, isWritable }: { tag: string; isWritable: boolean },
): HTMLElement[] {
  if (translation === undefined) return [];
  const status = element('span', { role: 'status' });
  const record = (label: string, action: 'stillRight' | 'reviewed', title: string) =>
    button(
      label,
      async () => {
        const { status: code, problem = '' } = await requestChange(tag, { action, key });
        // Else the panel shows the new state.
        if (code !== 200) status.replaceChildren(problem);
      },
      { title },
    );
  const line = (kind: string, message: string, ...buttons: HTMLElement[]) => [
    element('div', { class: `state ${kind}` }, message, ...(isWritable ? buttons : []), status),
  ];
  if (task === 'open') return line('open', 'Not translated: the site shows English.');
  if (task === 'outdated') {
    return line(
      'outdated',
      'Outdated: the English has changed since.',
      record('Mark as still right', 'stillRight', 'The translation is right for today’s English'),
    );
  }
  if (isReviewed) return line('done', 'Reviewed by a second person.');
  return line(
    'done',
    'Up to date.',
    record('Mark as reviewed', 'reviewed', 'I am a second person, and agree'),
  );
}
