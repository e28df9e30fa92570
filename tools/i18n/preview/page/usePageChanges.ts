import { useEffect, useReducer } from 'react';

/** Milliseconds after a change of the page until its texts are counted again. */
const COUNT_AFTER = 150;

/** Renders a component again when the page has changed, for example into another state. */
export function usePageChanges(): void {
  const [, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(count, COUNT_AFTER);
    });
    const root = document.getElementById('root') as HTMLElement;
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}
