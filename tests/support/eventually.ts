import { vi } from 'vitest';

/** Repeats assertions until they pass, for effects that follow a response. Only failures wait a minute. */
export const eventually = <T>(assertions: () => T | Promise<T>) =>
  vi.waitFor(assertions, { timeout: 60_000, interval: 50 });
