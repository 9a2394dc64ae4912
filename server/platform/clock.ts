/** Source of the current time; replaced in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Durations are in milliseconds. */
export const seconds = (n: number) => n * 1000;
export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;
export const days = (n: number) => n * 86_400_000;

/** Adds `ms` milliseconds, which may be negative. */
export const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);
