import { ApiError } from './ApiError';

/** Runs what fails only without a connection. Throws an `ApiError` with status 0, and the abort reason when aborted. */
export async function connected<T>(
  signal: AbortSignal | null | undefined,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('', 0);
  }
}
