import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { bucketServer } from '../../server/bucket';
import { Cable, cableTo } from '../../server/cable';
import { RedisServer, redisProgram } from '../../server/redis';
import { replicatedUrl, replicaUrl, sameDatabase } from '../../server/services';
import { type Keep, keptHome, Site } from '../site';
import { stage } from '../stage';

/** A certificate of its own, with its key, that ends in so many days. */
function certificateFor(days: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'outline-certificate-'));
  const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')];
  const words = `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days ${days} -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
  const pem = readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8');
  rmSync(folder, { recursive: true });
  return pem;
}

const show = (proxy: Server, pem: string) => proxy.setSecureContext({ key: pem, cert: pem });

/** What stands at the site's public address. */
async function proxyOf(keep: Keep): Promise<Server> {
  const pem = certificateFor(60);
  const proxy = createServer({ key: pem, cert: pem }, (socket) => socket.end());
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  keep(() => proxy.close());
  return proxy;
}

async function bucketBehindCable(keep: Keep) {
  const bucket = await bucketServer();
  keep(bucket.close);
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
  const cable = new Cable({ host: '127.0.0.1', port: Number(new URL(endpoint).port) });
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${await cable.plug()}`,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  keep(() => cable.cut());
  return { cable, env };
}

async function open(keep: Keep) {
  const home = await keptHome(keep, replicatedUrl);
  const [redis, proxy, bucket] = [new RedisServer(), await proxyOf(keep), await bucketBehindCable(keep)];
  await redis.start();
  keep(() => redis.stop());
  const replica = await cableTo(sameDatabase(home.env.DATABASE_URL ?? '', replicaUrl ?? ''));
  keep(() => replica.cable.cut());
  const env = {
    ...home.env,
    ...bucket.env,
    REDIS_URL: redis.url,
    DATABASE_READ_URL: replica.through,
    PUBLIC_URL: `https://localhost:${(proxy.address() as AddressInfo).port}`,
  };
  const site = new Site({ ...home, env }, keep);
  await site.add('web', { ROLE: 'web' });
  await site.add('worker', { ROLE: 'worker' });
  return { site, redis, proxy, bucket: bucket.cable, replica: replica.cable };
}

/** A site with everything that it may use besides its database. */
export const services = stage({
  name: 'services',
  isPossible: Boolean(redisProgram && replicaUrl),
  open,
  rounds: [
    [
      {
        alert: 'OutlineFallback',
        fails: 'Redis is killed, and people sign in',
        breaks: ({ redis }) => redis.stop(),
        meanwhile: ({ site }) =>
          site.post('web', 'user/auth/login', {
            email: `nobody${randomBytes(4).toString('hex')}@outline.example`,
            password: 'a phrase',
          }),
        ends: ({ redis }) => redis.start(),
      },
      {
        alert: 'OutlineReplicaAway',
        fails: 'the way to the replica is cut',
        breaks: ({ replica }) => replica.cut(),
        ends: ({ replica }) => replica.plug(),
      },
      {
        alert: 'OutlineStoreFails',
        fails: 'the bucket cannot be reached, and people look at pictures',
        also: ['OutlineErrors'],
        breaks: ({ bucket }) => bucket.cut(),
        meanwhile: async ({ site }) => {
          const picture = `/images/${randomBytes(8).toString('hex')}.webp`;
          await (await fetch(site.addressOf('web') + picture)).text();
        },
        ends: ({ bucket }) => bucket.plug(),
      },
      {
        alert: 'OutlineCertificateOld',
        fails: 'the certificate ends in five days, as nothing has renewed it',
        // The worker looks at its start, and each hour.
        also: ['OutlineDown', 'OutlineWorkerGone'],
        breaks: async ({ site, proxy }) => {
          show(proxy, certificateFor(5));
          await site.restart('worker');
        },
        ends: async ({ site, proxy }) => {
          show(proxy, certificateFor(60));
          await site.restart('worker');
        },
      },
    ],
  ],
});
