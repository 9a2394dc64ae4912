import { setTimeout as sleep } from 'node:timers/promises';

/** Tries until it holds; what throws does not hold yet. Fails with `what`, and what `seen` says by then. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  { seconds = 60, seen }: { seconds?: number; seen?: () => Promise<unknown> } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  let last: unknown;
  while (performance.now() < end) {
    try {
      if (await holds()) return;
    } catch (error) {
      last = error;
    }
    await sleep(250);
  }
  const rest = JSON.stringify(await seen?.().catch((error: unknown) => String(error)));
  throw new Error(`Not within ${seconds} seconds: ${what}${rest ? `; ${rest}` : ''}`, { cause: last });
}
