import { setImmediate } from 'node:timers/promises';

/** Rows processed before other requests get their turn: a few milliseconds. */
export const piece = 2000;

/** Calls `work` on pieces of a list; other requests are served between them. */
export async function inPieces<T>(
  list: readonly T[],
  size: number,
  work: (piece: readonly T[]) => Promise<void> | void,
): Promise<void> {
  for (let start = 0; start < list.length; start += size) {
    await work(list.slice(start, start + size));
    await setImmediate();
  }
}
