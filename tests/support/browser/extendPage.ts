import type { Page } from '@playwright/test';

/**
 * Changes every page as extensions do: password managers (LastPass, 1Password, Dashlane), a
 * spelling checker (Grammarly), Dark Reader, a highlighter (Hypothesis), and a virus scanner's
 * attribute on every element (Bitdefender). Elements added later are changed at once.
 */
export const extendPage = (page: Page) => page.addInitScript(extendDocument);

function extendDocument(): void {
  const done = new WeakSet<Element>();

  /** Calls a function with each element that matches and is new. */
  function onNew(css: string, extend: (element: HTMLElement) => void): void {
    for (const element of document.querySelectorAll<HTMLElement>(css)) {
      if (done.has(element)) continue;
      done.add(element);
      extend(element);
    }
  }

  /** Creates an element without a size, like an icon's container. */
  function create(name: string, attribute: string, value = ''): HTMLElement {
    const element = document.createElement(name);
    element.setAttribute(attribute, value);
    element.style.cssText =
      'position: absolute !important; width: 0 !important; height: 0 !important';
    return element;
  }

  function extendField(field: HTMLElement): void {
    const attributes = {
      'data-lastpass-icon-added': 'true',
      'data-com-onepassword-filled': 'light',
      'data-dashlane-rid': '7a0c1f',
      'data-form-type': 'email',
      'data-gramm': 'false',
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    field.style.setProperty('background-attachment', 'scroll', 'important');
    // Moving a field that is in use would blur it.
    if (field !== document.activeElement) {
      const wrapper = document.createElement('span');
      wrapper.style.display = 'contents';
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    field.before(create('span', 'data-dashlane-shadowhost', 'true'));
    field.after(
      create('div', 'data-lastpass-icon-root'),
      create('com-1password-button', 'data-state'),
    );
  }

  /** Marks the second word of a text, as for a reader who has selected it. */
  function highlight(element: HTMLElement): void {
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as
      | Text
      | undefined;
    const [, start = '', word = ''] = /^(\s*\S+\s+)(\S+)\s/.exec(text?.data ?? '') ?? [];
    if (!text || !word) return;
    const found = text.splitText(start.length);
    found.splitText(word.length);
    const mark = document.createElement('hypothesis-highlight');
    found.replaceWith(mark);
    mark.append(found);
  }

  function extend(): void {
    onNew('form, main, #root', (part) => {
      part.before(create('div', 'data-dashlane-rid'));
      part.prepend(create('div', 'data-lastpass-root'));
      part.append(create('grammarly-extension', 'data-grammarly-shadow-root', 'true'));
      part.after(create('com-1password-menu', 'data-state'));
    });
    onNew('input:not([type=hidden])', extendField);
    onNew('main :is(p, h2, summary, li)', highlight);
    onNew('[style]', (element) => {
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', 'inherit');
    });
    onNew('body *', (element) => element.setAttribute('bis_skin_checked', '1'));
  }

  document.addEventListener('DOMContentLoaded', () => {
    const { documentElement: html, head, body } = document;
    html.setAttribute('data-darkreader-mode', 'dynamic');
    html.setAttribute('data-darkreader-scheme', 'dark');
    const style = create('style', 'class', 'darkreader darkreader--sync');
    head.append(style, create('meta', 'name', 'darkreader'));
    head.prepend(create('meta', 'name', 'darkreader-lock'));
    body.setAttribute('data-gr-ext-installed', '');
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.1235.0');
    body.setAttribute('cz-shortcut-listen', 'true');
    body.append(create('grammarly-desktop-integration', 'data-grammarly-shadow-root', 'true'));
    extend();
    new MutationObserver(extend).observe(body, { childList: true, subtree: true });
  });
}
