import { vi } from 'vitest';
import type { VisitReport } from '../../../analytics/plan.ts';

export type TestPage = ReturnType<typeof openPage>;

const TARGETS = [window, document].map((target: EventTarget) => ({
  target,
  listen: target.addEventListener.bind(target),
}));

/**
 * Opens a document in jsdom, whose listeners end when it is closed.
 *
 * @param path path, query and fragment.
 * @param browser what this browser's `navigator` has.
 */
export function openPage(path = '/', browser: Record<string, unknown> = {}) {
  const open = new AbortController();
  for (const { target, listen } of TARGETS) {
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
      listen(type, listener, { ...(options as object), signal: open.signal }),
    );
  }
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.spyOn(document, 'hidden', 'get').mockImplementation(
    () => document.visibilityState === 'hidden',
  );
  // A hidden page has no frames.
  let waitingForFrame: FrameRequestCallback[] = [];
  const renderFrame = () => {
    const callbacks = waitingForFrame;
    waitingForFrame = [];
    for (const callback of callbacks) callback(0);
  };
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waitingForFrame.push(callback);
    if (!document.hidden) renderFrame();
  });
  const setVisibility = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    if (state === 'visible') renderFrame();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  history.replaceState(null, '', path);

  const page = {
    /** The reports in beacons that have left the browser. */
    beacons: [] as VisitReport[],
    /** Without a network, the browser takes beacons and loses them. */
    isOnline: true,
    /** Shows another tab; `show` returns from it. */
    hide: () => setVisibility('hidden'),
    show: () => setVisibility('visible'),
    /** Leaves the page, which may stay in the back/forward cache. */
    leave: () => {
      dispatchEvent(new Event('pagehide'));
      setVisibility('hidden');
    },
    close: () => {
      open.abort();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: string) => {
      if (page.isOnline) page.beacons.push(JSON.parse(body));
      return true;
    },
    get onLine() {
      return page.isOnline;
    },
    ...browser,
  });
  return page;
}
