import {
  detectBrowser,
  detectBrowserVersion,
  detectDeviceType,
  detectOS,
  isBlockedUA,
} from '@posthog/core/utils';
import type { Properties } from './sanitize.ts';

/** Properties of `navigator` that only some browsers have. */
interface BrowserHints {
  brave?: unknown;
  userAgentData?: { platform?: string; brands?: { brand: string }[] };
}

/**
 * Returns the properties that posthog-js 1.434 derives from the browser, by the vendor's own rules
 * and with the same arguments; like posthog-js, it leaves out those that have no value.
 */
export function browserProperties(): Properties {
  const { userAgent, vendor, language, maxTouchPoints, brave, userAgentData } =
    navigator as Navigator & BrowserHints;
  const hints = { brave: !!brave };
  const [os, osVersion] = detectOS(userAgent);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const names = [userAgent, ...(userAgentData?.brands ?? []).map(({ brand }) => brand)];
  const isBot = navigator.webdriver || names.some((name) => isBlockedUA(name));
  return {
    $raw_user_agent: userAgent.length > 1000 ? `${userAgent.slice(0, 997)}...` : userAgent,
    $browser: detectBrowser(userAgent, vendor, hints) || undefined,
    $browser_version: detectBrowserVersion(userAgent, vendor, hints),
    $browser_type: isBot ? 'bot' : 'browser',
    $browser_language: language,
    $os: os || undefined,
    $os_version: osVersion || undefined,
    $device_type: detectDeviceType(userAgent, {
      ...(userAgentData?.platform && { userAgentDataPlatform: userAgentData.platform }),
      maxTouchPoints,
      screenWidth: screen.width,
      screenHeight: screen.height,
      devicePixelRatio,
    }),
    $timezone: timeZone,
    $timezone_offset: new Date().getTimezoneOffset(),
    $viewport_width: innerWidth,
    $viewport_height: innerHeight,
  };
}
