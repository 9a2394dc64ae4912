import { afterEach, beforeEach, expect, vi } from 'vitest';

/** In development react-admin logs the reads that it has aborted itself. */
const isAborted = (first: unknown) => first instanceof Error && first.name === 'AbortError';

/** Fails a test that causes an unexpected console.error or console.warn. `isExpected` recognises the expected ones. */
export function failOnConsole(isExpected: (first: unknown) => boolean = () => false): void {
  const unexpected: unknown[][] = [];
  beforeEach(() => {
    unexpected.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        if (!isExpected(words[0]) && !isAborted(words[0])) unexpected.push([level, ...words]);
      });
    }
  });
  afterEach(() => {
    expect(unexpected).toEqual([]);
  });
}
