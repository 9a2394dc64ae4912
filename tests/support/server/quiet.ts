import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that causes an unexpected console.error or console.warn (ARCHITECTURE.md rule 9). */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
afterEach(() => {
  // biome-ignore lint/suspicious/noConsole: this is the check that nobody else uses it.
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(calls).toEqual([]);
});
// Vitest rejects the imports that a file leaves pending, and the next file of the worker would be given the failed module.
afterAll(() => vi.dynamicImportSettled());
