import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { forgetCalls } from './fake-server/sent';
import { expectedWrites, faults } from './fake-server/table-handlers';
import { resetRows } from './fake-server/tables';
import { givenRows, server } from './msw';

// The simulated browser has no canvas: to it each PDF is one that no reader can open.
vi.mock('@/lib/files/pdf/open-pdf', () => ({ withPdf: () => Promise.resolve(undefined) }));

configure({
  asyncUtilTimeout: 10_000,
  // By itself Testing Library prints the page at each attempt to find an element.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Browser APIs that the simulated one lacks.
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('alert', () => undefined);
vi.stubGlobal('matchMedia', (query: string) =>
  Object.assign(new EventTarget(), {
    // No animations.
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
// TanStack Query and postgrest-js make a failed request again after one, two and four seconds: here at once.
const retryDelays = [1000, 2000, 4000];
const wait = globalThis.setTimeout;
// The files of a worker share it.
if (wait.name !== 'waitLess') {
  vi.stubGlobal('setTimeout', function waitLess(run: () => void, delay = 0, ...args: []) {
    return wait(run, retryDelays.includes(delay) ? 0 : delay, ...args);
  });
}
// It hides popovers and can't open them, and takes <wbr> for a block. The site's styles, which it does not load, show the
// sidebar on wide screens.
const wideScreen = document.createElement('style');
wideScreen.textContent = '[popover] { display: block !important } wbr { display: inline }';
document.head.append(wideScreen);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

const isAboutClients = ([text]: unknown[]) => /Multiple GoTrueClient instances/.test(String(text));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  resetRows(givenRows);
  expectedWrites.clear();
  forgetCalls();
  vi.spyOn(console, 'error');
  const warn = console.warn;
  // Each test has a Supabase client of its own, which the library warns of.
  vi.spyOn(console, 'warn').mockImplementation((...args) => {
    if (!isAboutClients(args)) warn(...args);
  });
});

afterEach(async () => {
  // A chunk that is still on its way when a file ends would fail, also for the files after it.
  await vi.dynamicImportSettled();
  cleanup();
  // A dialog that was open takes its history entry away with a step back, which the next test would take, too.
  await vi.waitFor(() => expect(history.state?.layer).toBeUndefined(), { interval: 5 });
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const errors = vi.mocked(console.error).mock.calls;
  const warnings = vi.mocked(console.warn).mock.calls.filter((args) => !isAboutClients(args));
  // Before the assertions, which may throw: the next test needs fresh mocks.
  vi.restoreAllMocks();
  // Unexpected console output fails the test.
  expect(errors).toEqual([]);
  expect(warnings).toEqual([]);
  expect(faults.splice(0)).toEqual([]);
});

afterAll(() => server.close());
