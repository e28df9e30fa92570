import { observePage } from './observePage.ts';
import { splitLanding } from './plan.ts';
import type { Analytics } from './port.ts';
import type { PostHogProject, startPostHog } from './posthog.ts';
import { isCounted } from './presence.ts';
import type { Properties } from './sanitize.ts';
import { readVisitSource } from './visitSource.ts';

/**
 * PostHog directly: the port's tracker for sites that are hosted without the project's own server.
 * posthog-js is loaded at the first event, which is usually the page view. Events wait for it with
 * their time and page. Those of a visitor who leaves before, or who blocks it, are not sent.
 *
 * @param load imports `posthog.ts` once the page is idle.
 * @param common properties that every event of this document carries, besides how the visit began.
 */
export function createLazyPostHog(
  load: () => Promise<{ startPostHog: typeof startPostHog }>,
  project: PostHogProject,
  common: Properties,
): Analytics {
  const { landing, referrer } = readVisitSource();
  const { path, campaign } = splitLanding(landing);
  const properties = {
    ...common,
    ...Object.fromEntries(campaign),
    landing: path,
    $referring_domain: referrer && referrer !== location.host ? referrer : '$direct',
  };
  let starting: Promise<ReturnType<typeof startPostHog>> | undefined;
  return observePage((name, values) => {
    if (!isCounted()) return;
    const event = { ...values, at: Date.now(), url: location.href };
    starting ??= load().then((module) => module.startPostHog(project, properties));
    // The callbacks of a promise run in order, so events stay in order.
    starting.then((send) => send(name, event)).catch(() => {});
  });
}
