import { Readable } from 'node:stream';

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
