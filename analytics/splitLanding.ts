/**
 * Splits a visit's landing page (`VisitSource.landing`) into its path and its campaign, which begins with
 * `&` where it was not first in the query. A path may have an ampersand of its own.
 */
export function splitLanding(landing: string): { path: string; campaign: URLSearchParams } {
  const [, path = '', campaign] = /^(.*?)([?&](?:utm_|ref=).*)?$/.exec(landing) ?? [];
  return { path, campaign: new URLSearchParams(campaign) };
}
