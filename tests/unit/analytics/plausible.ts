import type { StartTracker } from '../../../analytics/port.ts';
import { maskProperties, sanitizeUrl } from '../../../analytics/sanitize.ts';

export const startTracker: StartTracker = ({ locale, visit, origin }) => {
  const { source, medium, campaign } = origin;
  return (name, properties, { url }) => {
    const body = {
      domain: 'iris.example',
      name: name === '$pageview' ? 'pageview' : name,
      url: sanitizeUrl(new URL(url)),
      referrer: visit.referrer && `https://${visit.referrer}`,
      props: maskProperties({ ...properties, locale, source, medium, campaign }),
    };
    fetch('https://plausible.io/api/event', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => {});
  };
};
