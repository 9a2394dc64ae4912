import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fakes timers and the clock, but leaves alone what the network runs on. */
export const fakeTime = (now: number): void => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

/** One turn: what came is rendered when it ends, and its effects run in the next. */
const turn = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let tick = 0; tick < 6; tick += 1) await new Promise((done) => setImmediate(done));
  });

/** Lets time pass in steps short enough that responses arrive between two polls. */
export async function pass(milliseconds = 50): Promise<void> {
  await turn(0);
  for (let left = milliseconds; left > 0; left -= 5000) await turn(Math.min(left, 5000));
  for (let rest = 0; rest < 4; rest += 1) await turn(0);
}
