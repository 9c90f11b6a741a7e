import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './msw';

configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks and the page expects of a browser.
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('matchMedia', (query: string) =>
  Object.assign(new EventTarget(), {
    // It has no animations.
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    onchange: null,
  }),
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
// It hides popovers, which the site's own styles show on wide screens, and can't open them.
const wideScreen = document.createElement('style');
wideScreen.textContent = '[popover] { display: block !important }';
document.head.append(wideScreen);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const errors = vi.mocked(console.error).mock.calls;
  // Every test loads the site afresh, and with it another client.
  const warnings = vi
    .mocked(console.warn)
    .mock.calls.filter(([text]) => !String(text).includes('Multiple GoTrueClient instances'));
  // Before anything is expected: the next test must not find this one's messages.
  vi.restoreAllMocks();
  // Anything unexpected on the console is a defect.
  expect(errors).toEqual([]);
  expect(warnings).toEqual([]);
});

afterAll(() => server.close());
