import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error or console.warn fails the test that caused it. `meant` tells the expected ones apart. */
export function failOnConsole(meant: (first: unknown) => boolean = () => false): void {
  const said: unknown[][] = [];
  const spies: { mockClear(): unknown }[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn'] as const) {
      const spy = vi.spyOn(console, level).mockImplementation((...words) => {
        if (!meant(words[0])) said.push([level, ...words]);
      });
      spies.push(spy);
    }
  });
  afterEach(() => {
    // What was meant is settled here; a general check after this one must not see it again.
    for (const spy of spies.splice(0)) spy.mockClear();
    expect(said).toEqual([]);
  });
}
