import { useEffect, useReducer } from 'react';

/** Renders a component again 150 ms after the page has changed, for example into another state. */
export function usePageChanges(): void {
  const [, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(count, 150);
    });
    const root = document.getElementById('root') as HTMLElement;
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
