import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readBounded } from '../../platform/boundedBody';
import { minutes, seconds } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { busy } from '../../platform/errors';
import { readListing } from './s3Listing';

/** The bucket's settings; `failed` is called for each request that it refuses or does not respond to. */
export type S3Settings = NonNullable<Config['s3']> & { failed?: () => void };
/** Where pictures and files are kept: in the bucket, or below the data directory. */
export type StoreSettings = Pick<Config, 'dataDir'> & { s3: S3Settings | null };
/** Sends a signed request for `/key?query` of the bucket. Throws 503 when the store is unreachable. */
export type SendRequest = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: Buffer; timeout?: number },
) => Promise<Response>;

/** Timeout for the first byte, in milliseconds. */
const timeout = seconds(15);
/** Timeout for a whole body: a store may take minutes to join the parts of a large file. */
const bodyTimeout = minutes(5);
/** Most bytes of such a body: a page of a listing has 1 MB at most, the list of erased players 40 bytes each. */
const largestBody = 64_000_000;

/** Signed requests to the bucket (AWS Signature Version 4). */
export function signedRequests(settings: S3Settings): SendRequest {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, failed } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  return async (path, { timeout: most = timeout, ...init } = {}) => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(new Error('S3_ENDPOINT does not respond')), most);
    try {
      const response = await client.fetch(`${endpoint}/${bucket}${path}`, {
        ...init,
        body: init.body ? new Uint8Array(init.body) : null,
        signal: control.signal,
      });
      if (isFailure(response.status, init.method)) failed?.();
      return response;
    } catch (cause) {
      failed?.();
      const reason = control.signal.aborted ? cause : new Error('S3_ENDPOINT cannot be reached', { cause });
      throw Object.assign(busy(5), { cause: reason });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A missing object is none; one that cannot be written is, as in a bucket that is gone. */
const isFailure = (status: number, method = 'GET') =>
  status >= 500 || status === 403 || (status === 404 && method === 'PUT');

/** Checksums with which the store verifies the bytes. */
export const hashOf = (bytes: Buffer) => ({
  'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
});

const unavailable = ({ status }: Response) =>
  Object.assign(busy(5), { cause: new Error(`S3_ENDPOINT returned ${status}`) });

/** Reads a whole body. Throws 503 when it stops, or never ends. */
export const readWhole = (response: Response, most = bodyTimeout): Promise<Buffer> =>
  readBounded(response, largestBody, AbortSignal.timeout(most)).catch((cause: unknown) => {
    throw Object.assign(busy(5), { cause });
  });

/** Consumes the response, so that its connection can be reused. Throws 503 for any other status. */
export async function finish(response: Response, good: number[]): Promise<string> {
  const body = await readWhole(response);
  if (!good.includes(response.status)) throw unavailable(response);
  return body.toString('utf8');
}

/** Names and modification times below a folder. Uses ListObjects version 1, which pages by key: every store supports it. */
export async function* listBelow(
  request: SendRequest,
  folder: string,
  pageSize: number,
): AsyncIterable<{ name: string; changedAt: Date }> {
  let marker: string | null = '';
  while (marker !== null) {
    const query = new URLSearchParams({ prefix: folder, 'max-keys': String(pageSize), marker });
    const { objects, isCut } = readListing(await finish(await request(`?${query.toString()}`), [200]));
    for (const { key, changedAt } of objects) yield { name: key.slice(folder.length), changedAt };
    marker = isCut ? (objects.at(-1)?.key ?? null) : null;
  }
}
