import { Readable } from 'node:stream';
import { seconds } from '../../platform/clock';
import { cachedForever } from '../../platform/forever';
import { finish, hashOf, listBelow, readWhole, type S3Settings, signedRequests } from './bucket';
import { erasedFile, type ImageStore, imageType, isStoredName, ownerFile } from './store';

/** Key prefix of the pictures; the bucket may contain other objects. */
const folder = 'images/';
/** Milliseconds for the first byte of a picture, and for all of it: a page waits for it. */
const readTimeout = seconds(5);

/**
 * Pictures in an S3-compatible bucket, with path-style URLs (`endpoint/bucket/images/name`), which every such store
 * supports. Throws 503 when the store is unreachable or refuses.
 */
export function s3Store(settings: S3Settings, pageSize = 1000): ImageStore {
  const request = signedRequests(settings);
  const at = (name: string) => `/${folder}${name}`;
  const put = async (name: string, bytes: Buffer, headers: Record<string, string>) =>
    void (await finish(
      await request(at(name), { method: 'PUT', headers: { ...headers, ...hashOf(bytes) }, body: bytes }),
      [200],
    ));
  return {
    ...(settings.publicUrl && { publicUrl: `${settings.publicUrl}/${folder.slice(0, -1)}` }),
    save: (name, bytes) => put(name, bytes, pictureHeaders(name)),
    // Deleting a missing object returns 204 too.
    remove: async (name) =>
      void (await finish(await request(at(name), { method: 'DELETE' }), [200, 204, 404])),
    read: async (name) => read(await request(at(name), { timeout: readTimeout })),
    list: async function* () {
      for await (const entry of listBelow(request, folder, pageSize))
        if (isStoredName(entry.name)) yield entry;
    },
    owner: async () => readText(await request(at(ownerFile))),
    setOwner: (id) => put(ownerFile, Buffer.from(id), plain),
    erased: async () => readText(await request(at(erasedFile))),
    setErased: (list) => put(erasedFile, Buffer.from(list), plain),
  };
}

const plain = { 'content-type': 'text/plain' };

/** Stored with the object, so that a public bucket serves the same headers. */
const pictureHeaders = (name: string) => ({
  'content-type': imageType(name),
  'cache-control': cachedForever,
});

async function read(response: Response) {
  if (response.status === 200) {
    // Read whole, so that a store that stops in the middle is a 503 and no picture cut short.
    const bytes = await readWhole(response, readTimeout);
    return { stream: Readable.from(bytes, { objectMode: false }), bytes: bytes.length };
  }
  await finish(response, [404]);
  return null;
}

async function readText(response: Response): Promise<string | null> {
  if (response.status === 200) return (await readWhole(response)).toString('utf8').trim() || null;
  await finish(response, [404]);
  return null;
}
