interface Listeners {
  click: (event: MouseEvent) => void;
  keydown: (event: KeyboardEvent) => void;
}

let current: Listeners | undefined;

/** Listens on the page and in its frames, ahead of the page's own listeners. */
export function listenOnPage(listeners: Listeners): () => void {
  current = listeners;
  return listenIn(window);
}

/** Listens in a frame of the page. Returns a function that stops it. */
export function listenIn(view: Window): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  view.addEventListener('click', (event) => current?.click(event), options);
  view.addEventListener('keydown', (event) => current?.keydown(event), options);
  return () => stopped.abort();
}
