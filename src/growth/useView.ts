import { useEffect, useState } from 'react';
import { readView, type View, viewQuery } from './rules/view.ts';

/** The view in the page's address, so that it can be shared, and that Back returns to the last. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(() => readView(location.search, Date.now()));
  useEffect(() => {
    const restore = () => setView(readView(location.search, Date.now()));
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);
  const show = (next: View) => {
    history.pushState(null, '', viewQuery(next));
    setView(next);
  };
  return [view, show];
}
