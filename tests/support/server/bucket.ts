import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../../server/storage/images/bucket';

/** An S3-compatible store in this process, with one empty bucket. */
export async function bucketServer() {
  const directory = await mkdtemp(join(tmpdir(), 'outline-bucket-'));
  const bucket = 'outline';
  const options = { address: '127.0.0.1', port: 0, silent: true, directory };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    publicUrl: null,
  };
  const close = async () => {
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { settings, close };
}
