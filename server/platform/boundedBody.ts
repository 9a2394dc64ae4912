import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { within } from './within';

/** A body that has more bytes than its reader takes. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';

  constructor() {
    super('the response is too large');
  }
}

/**
 * Reads the body of another server's response, at most this many bytes. Throws `BodyTooLarge`, and the signal's reason once it
 * aborts: `fetch` itself may lose its signal while the body is read (github.com/nodejs/undici/issues/4068).
 */
export async function readBounded(response: Response, most: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = response.body && Readable.fromWeb(response.body, { signal });
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a body of any length as its reader asks for it, and throws once the other server sends nothing for this many milliseconds. The time
 * that the reader takes does not count.
 */
export async function* unstalled(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const next = await within(most, () => reader.read());
      if (!next) throw new Error('the response stopped in the middle');
      if (next.done) return;
      yield next.value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
