import type { Address } from '../../contract/addresses';
import type { BodyOf, Call } from '../../contract/calls/call';
import { ApiError } from './ApiError';
import { respondFile } from './respondFile';

export interface Download {
  signal: AbortSignal;
  /** Called with the number of rows received so far, and the total. */
  onProgress: (rows: number, total: number) => void;
}

/** A CSV file that the server streams, read as it arrives. Throws when the response ends early: half a file is useless. */
export async function exportCsv<const C extends Address>(
  { method, path }: C,
  json: NoInfer<C extends Call ? BodyOf<C> : object>,
  { signal, onProgress }: Download,
): Promise<Blob> {
  const response = await respondFile(path, 'text/csv', { method, json, signal });
  const total = Number(response.headers.get('content-range')?.split('/')[1] ?? 0);
  const parts: BlobPart[] = [];
  // The first line contains the headings.
  let rows = -1;
  for await (const chunk of chunksOf(response, signal)) {
    parts.push(chunk);
    rows += countLines(chunk);
    onProgress(Math.max(0, rows), total);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/**
 * The bytes of a response as they arrive, until its end or until `signal` aborts, which throws; a truncated one throws
 * `ApiError`.
 */
async function* chunksOf({ body }: Response, signal: AbortSignal) {
  const reader = body?.getReader();
  // A stream that has already failed can no longer be cancelled.
  const stop = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      signal.throwIfAborted();
      throw new ApiError('', 0);
    });
    signal.throwIfAborted();
    if (!chunk || chunk.done) return;
    yield chunk.value;
  }
}

/** No cell contains a line break, so each one ends a row. */
function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (const byte of bytes) if (byte === 10) lines++;
  return lines;
}
