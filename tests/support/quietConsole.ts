import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that causes an unexpected console.error or console.warn. `meant` recognises the expected ones. */
export function failOnConsole(meant: (first: unknown) => boolean = () => false): void {
  const said: unknown[][] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => {
        if (!meant(words[0])) said.push([level, ...words]);
      });
    }
  });
  afterEach(() => {
    expect(said).toEqual([]);
  });
}
