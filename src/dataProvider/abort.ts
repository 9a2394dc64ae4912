/** The result of a call that others share, unless this caller's signal aborts first: then throws the signal's reason. */
export async function unlessAborted<T>(run: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return run();
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    const result = await Promise.race([run(), aborted]);
    signal.throwIfAborted();
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
