import { vi } from 'vitest';

/** Repeats the assertions until they hold, for what happens after a response. Only failures wait a minute. */
export const eventually = <T>(assertions: () => T | Promise<T>) =>
  vi.waitFor(assertions, { timeout: 60_000, interval: 50 });
