import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error or console.warn fails the test that caused it. */
export function failOnConsole(): void {
  const said: unknown[][] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void said.push([level, ...words]));
    }
  });
  afterEach(() => {
    expect(said).toEqual([]);
  });
}
