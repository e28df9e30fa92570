import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine takes longer than the default of 1 s.
configure({ asyncUtilTimeout: 4_000 });

// A console error or warning, React's included, fails the test it occurs in.
const consoleErrors: unknown[][] = [];

beforeEach(() => {
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => consoleErrors.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => consoleErrors.push(args));
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(consoleErrors).toEqual([]);
});

// jsdom has no layout, so nothing comes into view or scrolls.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.checkVisibility = () => true;
