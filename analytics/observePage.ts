import type { FormLocation } from '../src/rules/contract.ts';
import type { Analytics } from './port.ts';

/**
 * Captures page views, and what happens in forms before they are sent. A page counts as viewed once
 * it is visible, and again when Back or Forward restores it. A tab that is never shown does not
 * count.
 *
 * @param send takes these events, and those that the application captures.
 * @returns the port for the application, which captures the views of the pages that it shows.
 */
export function observePage(send: Analytics['capture']): Analytics {
  /** The events sent about this page's forms, each of which is sent once. */
  const sent = new Set<string>();
  const sendOnce = (
    name: 'waitlist_form_viewed' | 'waitlist_form_started',
    form: HTMLFormElement | null,
  ) => {
    const form_location = form && formLocation(form);
    const event = name + form_location;
    if (!form_location || sent.has(event)) return;
    sent.add(event);
    send(name, { form_location });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) sendOnce('waitlist_form_viewed', entry.target as HTMLFormElement);
      }
    },
    { threshold: 0.5 },
  );
  const observeForms = () => {
    // Observing a form again changes nothing.
    for (const form of document.forms) observer.observe(form);
    // A slow network can show a form seconds before the end of the document.
    if (document.readyState === 'loading') requestAnimationFrame(observeForms);
  };
  const capture: Analytics['capture'] = (name, properties) => {
    send(name, properties);
    if (name !== '$pageview') return;
    sent.clear();
    observeForms();
  };
  const captureView = () => capture('$pageview', {});

  // Runs at the next frame, which a hidden tab does not have.
  requestAnimationFrame(captureView);
  addEventListener('input', ({ target }) =>
    sendOnce('waitlist_form_started', (target as HTMLInputElement).form),
  );
  addEventListener('pageshow', (event) => event.persisted && captureView());
  return { capture };
}

/** Returns which waitlist form this is, from its field's id; undefined for other forms. */
function formLocation(form: HTMLFormElement): FormLocation | undefined {
  return form.querySelector('[name=email]')?.id.replace('-email', '') as FormLocation | undefined;
}
