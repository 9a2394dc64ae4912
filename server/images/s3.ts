import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { seconds } from '../platform/clock';
import type { Config } from '../platform/config';
import { busy } from '../platform/errors';
import { readListing } from './s3Listing';
import { erasedFile, type ImageStore, isImageName, ownerFile } from './store';

export type S3Settings = NonNullable<Config['s3']>;
type SendRequest = (
  path: string,
  init?: { method: string; headers?: Record<string, string>; body?: Buffer },
) => Promise<Response>;

/** Key prefix of the pictures; the bucket may contain other objects. */
const folder = 'images/';
/** Timeout for the first byte, in milliseconds; a slow body is the reader's concern. */
const timeout = seconds(15);

/**
 * Pictures in an S3-compatible bucket, with path-style URLs (`endpoint/bucket/images/name`), which every such store
 * supports. Throws 503 when the store is unreachable or refuses.
 */
export function s3Store(settings: S3Settings, pageSize = 1000): ImageStore {
  const request = signedRequests(settings);
  const at = (name: string) => `/${folder}${name}`;
  const put = async (name: string, bytes: Buffer, headers: Record<string, string>) =>
    finish(
      await request(at(name), { method: 'PUT', headers: { ...headers, ...hashOf(bytes) }, body: bytes }),
      [200],
    );
  return {
    ...(settings.publicUrl && { publicUrl: `${settings.publicUrl}/${folder.slice(0, -1)}` }),
    save: (name, bytes) => put(name, bytes, pictureHeaders),
    // Deleting a missing object returns 204 too.
    remove: async (name) => finish(await request(at(name), { method: 'DELETE' }), [200, 204, 404]),
    read: async (name) => read(await request(at(name))),
    list: () => list(request, pageSize),
    owner: async () => readText(await request(at(ownerFile))),
    setOwner: (id) => put(ownerFile, Buffer.from(id), plain),
    erased: async () => readText(await request(at(erasedFile))),
    setErased: (list) => put(erasedFile, Buffer.from(list), plain),
  };
}

const plain = { 'content-type': 'text/plain' };

/** Stored with the object, so that a public bucket serves the same headers. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Checksums with which the store verifies the bytes. */
const hashOf = (bytes: Buffer) => ({
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
});

/** Signed requests to the bucket (AWS Signature Version 4). */
function signedRequests({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): SendRequest {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  return async (path, init) => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(new Error('S3_ENDPOINT does not respond')), timeout);
    try {
      return await client.fetch(`${endpoint}/${bucket}${path}`, {
        ...init,
        body: init?.body ? new Uint8Array(init.body) : null,
        signal: control.signal,
      });
    } catch (cause) {
      const reason = control.signal.aborted ? cause : new Error('S3_ENDPOINT cannot be reached', { cause });
      throw Object.assign(busy(5), { cause: reason });
    } finally {
      clearTimeout(timer);
    }
  };
}

const unavailable = ({ status }: Response) =>
  Object.assign(busy(5), { cause: new Error(`S3_ENDPOINT returned ${status}`) });

/** Consumes the response, so that its connection can be reused. */
async function finish(response: Response, good: number[]): Promise<void> {
  await response.arrayBuffer();
  if (!good.includes(response.status)) throw unavailable(response);
}

async function read(response: Response) {
  if (response.status === 200 && response.body) {
    const stream = Readable.fromWeb(response.body as ReadableStream);
    return { stream, bytes: Number(response.headers.get('content-length')) };
  }
  await finish(response, [404]);
  return null;
}

async function readText(response: Response): Promise<string | null> {
  if (response.status === 200) return (await response.text()).trim() || null;
  await finish(response, [404]);
  return null;
}

/** Uses ListObjects version 1, which pages by key instead of a token: every store supports it. */
async function* list(
  request: SendRequest,
  pageSize: number,
): AsyncIterable<{ name: string; changedAt: Date }> {
  let marker: string | null = '';
  while (marker !== null) {
    const query = new URLSearchParams({ prefix: folder, 'max-keys': String(pageSize), marker });
    const response = await request(`?${query.toString()}`);
    if (response.status !== 200) return finish(response, []);
    const { objects, isCut } = readListing(await response.text());
    for (const { key, changedAt } of objects) {
      const name = key.slice(folder.length);
      if (isImageName(name)) yield { name, changedAt };
    }
    marker = isCut ? (objects.at(-1)?.key ?? null) : null;
  }
}
