import { expect, it, vi } from 'vitest';
import { bucketServer } from '../../support/server/bucket';
import { serverHome } from '../../support/server/home';
import { postTo, spawnServer } from '../../support/server/process';
import { RedisServer, redisProgram } from '../../support/server/redis';

// What a process uses besides its database, whichever that is.

vi.setConfig({ testTimeout: 300_000 });

it('fills an empty production with demo data whose pictures go to S3_*, and warns of its published password', async () => {
  const [bucket, own] = [await bucketServer(), await serverHome({ migrated: true })];
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
  const server = spawnServer({
    ...own.env,
    NODE_ENV: 'production',
    ALLOW_SANDBOX_PAYMENTS: 'true',
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'true',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const address = await server.ready();
  const { packages } = (await (await fetch(`${address}/api/user/payment/packages`)).json()) as {
    packages: Array<{ thumbUrl: string }>;
  };
  const picture = await fetch(address + packages[0]?.thumbUrl);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { code, stdout, stderr } = await server.kill('SIGTERM');
  expect([code, stdout.includes('published password'), stderr]).toEqual([0, true, '']);
  for (const part of [bucket, { close: own.remove }]) await part.close();
});

it.skipIf(!redisProgram)('counts in REDIS_URL', async () => {
  const [redis, own] = [new RedisServer(), await serverHome({ migrated: true })];
  await redis.start();
  const server = spawnServer({ ...own.env, REDIS_URL: redis.url });
  const address = await server.ready();
  await postTo(address, 'user/auth/login', { email: 'a@b.example', password: 'not the password' });
  const names = (await redis.keys()).map((key) => key.replace(/:[^:]*$/, '')).sort();
  expect(names).toEqual(['outline:limit:signInWrong', 'outline:limit:signInWrongOverall']);
  expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  await redis.stop();
  await own.remove();
});
