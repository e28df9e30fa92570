interface Listeners {
  click: (event: MouseEvent) => void;
  pointerover: (event: PointerEvent) => void;
  keydown: (event: KeyboardEvent) => void;
}

/** Listens on the page and in its frames, ahead of the page's own listeners. */
export function listenOnPage({ click, pointerover, keydown }: Listeners): void {
  listenIn(window);
  document.addEventListener('load', ({ target }) => listenInFrame(target), { capture: true });
  for (const frame of document.querySelectorAll('iframe')) listenInFrame(frame);

  function listenInFrame(target: EventTarget | null): void {
    if (target instanceof HTMLIFrameElement && target.contentWindow) {
      listenIn(target.contentWindow);
    }
  }

  function listenIn(view: Window): void {
    view.addEventListener('click', click, { capture: true });
    view.addEventListener('pointerover', pointerover, { capture: true });
    view.addEventListener('keydown', keydown, { capture: true });
  }
}
