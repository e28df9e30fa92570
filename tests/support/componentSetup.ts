import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// An unexpected complaint of React's, or of anything else, fails the test it happens in.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});

// jsdom lays nothing out, so nothing ever comes into view or scrolls.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
