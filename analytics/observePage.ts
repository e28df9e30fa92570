import { formLocation } from '../src/waitlist/formLocation.ts';
import type { Analytics } from './port.ts';

/**
 * Captures what every page has: its view, and what happens in its forms before anything is sent. A
 * page counts as viewed once it is visible: a tab that is never looked at does not, and one that
 * Back or Forward restores does again.
 *
 * @param send takes these events, and those that the application captures.
 * @returns the port for the application, which captures the views of the pages that it shows.
 */
export function observePage(send: Analytics['capture']): Analytics {
  const sendAbout = (
    name: 'waitlist_form_viewed' | 'waitlist_form_started',
    form: HTMLFormElement,
  ) => {
    const form_location = formLocation(form);
    if (form_location) send(name, { form_location });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        sendAbout('waitlist_form_viewed', target as HTMLFormElement);
      }
    },
    { threshold: 0.5 },
  );
  const sendStarted = ({ currentTarget }: Event) =>
    sendAbout('waitlist_form_started', currentTarget as HTMLFormElement);
  // What is observed already stays observed once.
  const observeForms = () => {
    for (const form of document.forms) {
      observer.observe(form);
      form.addEventListener('input', sendStarted, { once: true });
    }
  };
  const capture: Analytics['capture'] = (name, properties) => {
    send(name, properties);
    if (name === '$pageview') observeForms();
  };
  const captureView = () => capture('$pageview', {});

  if (document.hidden) addEventListener('visibilitychange', captureView, { once: true });
  else captureView();
  addEventListener('DOMContentLoaded', observeForms);
  addEventListener('pageshow', ({ persisted }) => persisted && captureView());
  return { capture };
}
