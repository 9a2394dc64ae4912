import { it } from 'vitest';

/** Set by `npm run test:races`. */
const byCommand = Number(process.env.RACE_ROUNDS ?? 0);

/** The time limit, in milliseconds, of a test that reads everything that the rounds have left. */
export const afterRounds: number = 120_000 + byCommand * 1000;

/**
 * Runs a race again and again, each time on new data: an ordering fault shows in one round of many. `rounds` is the
 * number in an ordinary run: 50, or what fits into two seconds where a round takes more than 40 ms.
 */
export function race(name: string, rounds: number, round: (n: number) => Promise<void>): void {
  const count = byCommand || rounds;
  it(
    `${name}: ${count} rounds`,
    async () => {
      for (let n = 0; n < count; n++) {
        await round(n).catch((cause: Error) => {
          throw new Error(`Round ${n}: ${cause.message}`, { cause });
        });
      }
    },
    60_000 + count * 2000,
  );
}
