import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes timers and the clock, except those the network needs. */
export const fakeTime = (now: number): void => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

/** One step: updates render at its end, and their effects run in the next. */
const turn = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let tick = 0; tick < 6; tick += 1) await new Promise((done) => setImmediate(done));
  });

/** Advances time in steps short enough for responses to arrive between two polls. */
export async function pass(milliseconds = 50): Promise<void> {
  await turn(0);
  for (let left = milliseconds; left > 0; left -= 5000) await turn(Math.min(left, 5000));
  for (let rest = 0; rest < 4; rest += 1) await turn(0);
}

/** Advances ten seconds in steps in which a call may fail and be repeated. */
export async function tenSeconds(): Promise<void> {
  for (let step = 0; step < 40; step += 1) await turn(250);
}

/** Waits, without the faked clock passing, for what only scripts that are still being loaded delay. */
export async function untilShown(isShown: () => boolean): Promise<void> {
  for (let tries = 0; !isShown() && tries < 10_000; tries += 1) await turn(0);
}
