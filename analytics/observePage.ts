import { formLocation } from '../src/waitlist/formLocation.ts';
import type { Analytics } from './port.ts';

/**
 * Captures what every page has: its view, and what happens in its forms before anything is sent. A
 * page counts as viewed once it is visible: a tab that is never looked at does not, and one that
 * Back or Forward restores does again. Client navigations are captured by the application.
 *
 * @returns finds the forms that are on the page now. Call it whenever there may be new ones.
 */
export function observePage(capture: Analytics['capture']): () => void {
  const captured = new Set<string>();
  const captureOnce = (
    name: 'waitlist_form_viewed' | 'waitlist_form_started',
    form: HTMLFormElement | null | undefined,
  ) => {
    const form_location = form && formLocation(form);
    const key = name + form_location + location.pathname;
    if (!form_location || captured.has(key)) return;
    captured.add(key);
    capture(name, { form_location });
  };
  const captureView = () => capture('$pageview', {});

  if (document.hidden) addEventListener('visibilitychange', captureView, { once: true });
  else captureView();
  addEventListener('pageshow', ({ persisted }) => persisted && captureView());

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) captureOnce('waitlist_form_viewed', target as HTMLFormElement);
      }
    },
    { threshold: 0.5 },
  );
  addEventListener('input', ({ target }) =>
    captureOnce('waitlist_form_started', (target as HTMLInputElement).form),
  );
  return () => {
    for (const form of document.forms) observer.observe(form);
  };
}
