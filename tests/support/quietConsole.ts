import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that causes an unexpected console.error or console.warn. `isExpected` recognises the expected ones. */
export function failOnConsole(isExpected: (first: unknown) => boolean = () => false): void {
  const unexpected: unknown[][] = [];
  beforeEach(() => {
    unexpected.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        if (!isExpected(words[0])) unexpected.push([level, ...words]);
      });
    }
  });
  afterEach(() => {
    expect(unexpected).toEqual([]);
  });
}
