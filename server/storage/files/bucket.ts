import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { unstalled } from '../../platform/boundedBody';
import { seconds } from '../../platform/clock';
import {
  finish,
  hashOf,
  listBelow,
  type S3Settings,
  type SendRequest,
  signedRequests,
} from '../images/bucket';
import type { FileStore } from './store';

/** Key prefix of the files. */
const folder = 'files/';
/** Bytes of a part: what each upload holds in memory. Stores take at most 10,000 parts, of at least 5 MB. */
const partBytes = 8 * 1024 * 1024;

/**
 * Files in an S3-compatible bucket. They are uploaded in parts to a place of their own, and copied to their sum once they
 * are whole. Throws 503 when the store is unreachable or refuses; a download ends when the store sends nothing for `stall` milliseconds.
 */
export function bucketFiles(settings: S3Settings, size = partBytes, stall = seconds(30)): FileStore {
  const request = signedRequests(settings);
  const at = (name: string) => `/${folder}${name}`;
  const remove = async (name: string) =>
    void (await finish(await request(at(name), { method: 'DELETE' }), [200, 204, 404]));
  return {
    keep: async (source, sumOf) => {
      const partial = `${randomBytes(12).toString('hex')}.tmp`;
      await upload(request, at(partial), inParts(source, size));
      try {
        const from = encodeURI(`/${settings.bucket}${at(partial)}`);
        const headers = { 'x-amz-copy-source': from };
        await finish(await request(at(sumOf()), { method: 'PUT', headers }), [200]);
      } finally {
        await remove(partial);
      }
    },
    size: async (sum) => {
      const response = await request(at(sum), { method: 'HEAD' });
      await finish(response, [200, 404]);
      return response.status === 200 ? Number(response.headers.get('content-length')) : null;
    },
    read: async (sum, from, to) => {
      const range = { range: `bytes=${from}-${to}` };
      const response = await request(at(sum), { method: 'GET', ...(to >= from && { headers: range }) });
      if ((response.status === 206 || response.status === 200) && response.body)
        return Readable.from(unstalled(response.body as ReadableStream<Uint8Array>, stall), {
          objectMode: false,
        });
      await finish(response, [404]);
      return null;
    },
    remove,
    list: () => listBelow(request, folder, 1000),
    free: async () => null,
  };
}

/** A source in parts of one size, the last one shorter. */
async function* inParts(source: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    held.push(chunk);
    bytes += chunk.length;
    while (bytes >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      held = [all.subarray(size)];
      bytes -= size;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** A multipart upload (Amazon S3 API reference), given up when a part fails or the source does. */
async function upload(request: SendRequest, key: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const begun = await finish(await request(`${key}?uploads`, { method: 'POST' }), [200]);
  const id = encodeURIComponent(/<UploadId>([^<]+)</.exec(begun)?.[1] ?? '');
  const tags: string[] = [];
  try {
    for await (const body of parts) {
      const path = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`;
      const response = await request(path, { method: 'PUT', headers: hashOf(body), body });
      await finish(response, [200]);
      tags.push(response.headers.get('etag') ?? '');
    }
    const listed = tags.map((tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`);
    await finish(
      await request(`${key}?uploadId=${id}`, { method: 'POST', headers: hashOf(body), body }),
      [200],
    );
  } catch (error) {
    await request(`${key}?uploadId=${id}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}
