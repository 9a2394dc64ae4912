import { dayMs, hourMs } from '../../contract/durations';

/** Source of the current time; replaced in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Durations are in milliseconds. */
export const seconds = (n: number) => n * 1000;
export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * hourMs;
export const days = (n: number) => n * dayMs;

/** Adds `ms` milliseconds, which may be negative. */
export const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);
