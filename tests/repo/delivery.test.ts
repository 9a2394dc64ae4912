import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/platform/config';

const text = (file: string) => readFileSync(file, 'utf8');
const dockerfile = DockerfileParser.parse(text('Dockerfile'));

/** The instructions of a stage, with their keyword and arguments. */
const stage = (name: string) => {
  const all = dockerfile.getInstructions();
  const begin = all.findIndex((one) =>
    new RegExp(`\\bAS ${name}$`, 'i').test(one.getRawArgumentsContent() ?? ''),
  );
  const length = all.slice(begin + 1).findIndex((one) => one.getKeyword() === 'FROM');
  return all
    .slice(begin, length < 0 ? undefined : begin + 1 + length)
    .map((one) => ({ keyword: one.getKeyword(), given: one.getRawArgumentsContent() ?? '' }));
};
const lastOf = (name: string, keyword: string) =>
  stage(name).findLast((one) => one.keyword === keyword)?.given ?? '';

interface Service {
  image?: string;
  build?: { target: string };
  read_only?: boolean;
  restart?: string;
  mem_limit?: string;
  logging?: { options?: Record<string, string> };
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  command?: string[];
  volumes?: string[];
  ports?: string[];
  networks?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}
const compose = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const isPinned = (image: string) => /^[\w./-]+:v?\d+\.\d+\.?\d*[\w.-]*$/.test(image);

/** Every setting that the server reads. */
function knownSettings(): Set<string> {
  const names = new Set<string>(['NODE_ENV']);
  const given: Record<string, string> = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' };
  readConfig(
    new Proxy(given, {
      get: (target, name) => {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return names;
}

describe('the image', () => {
  it('has no mistake that a linter knows', () => {
    expect(validate(text('Dockerfile')).map(({ message, range }) => [range.start.line + 1, message])).toEqual(
      [],
    );
  });
  it('comes from images with a version', () => {
    const bases = dockerfile.getFROMs().map((from) => from.getImage() ?? '');
    expect(bases.filter((image) => image !== 'site' && !isPinned(image))).toEqual([]);
    expect(bases.length).toBeGreaterThan(2);
  });
  it.each(['site', 'tools'])('%s runs as an ordinary user', (name) => {
    expect(lastOf(name, 'USER')).toBe('node');
    // No later instruction switches back.
    expect(stage(name).findLastIndex(({ keyword }) => keyword === 'RUN')).toBeLessThan(
      stage(name).findLastIndex(({ keyword }) => keyword === 'USER'),
    );
  });
  it('asks the process whether it lives, with what is in the image', () => {
    const check = lastOf('site', 'HEALTHCHECK');
    expect(check).toContain('CMD ["node", "-e"');
    expect(check).toContain('/api/live');
    expect(check).not.toMatch(/curl|wget/);
  });
  it('holds what makeRuntime copies and nothing else', () => {
    const copies = stage('site').filter(({ keyword }) => keyword === 'COPY' || keyword === 'ADD');
    expect(copies.map(({ given }) => given)).toEqual(['/runtime ./']);
  });
  it('is built without data, secrets and installed packages', () => {
    const ignored = text('.dockerignore').split('\n');
    for (const name of ['.env', 'data', 'dist', 'node_modules', '.git', 'deploy/secrets']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('compose', () => {
  it('has no mistake that a linter knows', () => {
    // Build and image both name the image that is built; the proxy listens on every interface on purpose.
    const exceptions = ['no-build-and-image', 'no-unbound-port-interfaces'].flatMap((rule) => [
      '--disable-rule',
      rule,
    ]);
    const lint = spawnSync(
      'node_modules/.bin/dclint',
      ['compose.yaml', '--quiet', '--no-color', ...exceptions],
      {
        encoding: 'utf8',
      },
    );
    expect([lint.status, lint.stdout.trim()]).toEqual([0, '']);
  });
  it('runs a proxy, two web processes, a worker and what they need', () => {
    const roleOf = ([name, { environment }]: (typeof services)[number]) =>
      `${name} ${environment?.ROLE ?? ''}`.trim();
    expect(services.map(roleOf).sort()).toEqual([
      'backup',
      'bucket',
      'migrate',
      'postgres',
      'prometheus',
      'proxy',
      'store',
      'valkey',
      'web1 web',
      'web2 web',
      'worker worker',
    ]);
  });
  it('limits the memory of each service, and the disk that its log takes', () => {
    for (const [name, { mem_limit, logging }] of services) {
      expect([name, mem_limit, logging?.options?.['max-size']]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        '20m',
      ]);
    }
  });
  it('names versions of images', () => {
    const images = services.filter(([, { build }]) => !build).map(([, { image }]) => image ?? '');
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
  });
  it('restricts our own processes', () => {
    for (const [name, { read_only, cap_drop, security_opt, tmpfs = [] }] of ours) {
      expect([name, read_only, cap_drop, security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      // Where the server writes: uploads, and its data directory.
      expect(tmpfs.map((one) => one.split(':')[0])).toEqual(['/tmp', '/data']);
    }
  });
  it('names only settings that the server has', () => {
    const known = knownSettings();
    for (const [name, { environment = {} }] of ours) {
      const unknown = Object.keys(environment).filter((one) => !known.has(one));
      expect([name, unknown]).toEqual([name, []]);
    }
    expect(known.has('DATABASE_URL_FILE')).toBe(true);
    expect(known.has('DATABASE_URI')).toBe(false);
  });
  it('gives every secret as a file that exists in the list, and names every volume', () => {
    for (const [, { secrets = [], environment = {}, volumes = [] }] of services) {
      expect(secrets.filter((name) => !compose.secrets[name])).toEqual([]);
      const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      expect(files.map((file) => file.slice('/run/secrets/'.length)).sort()).toEqual([...secrets].sort());
      const named = volumes.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
      expect(named.filter((one) => !(one in compose.volumes))).toEqual([]);
    }
  });
  it('migrates as a step of its own, before anything serves', () => {
    expect(compose.services.migrate).toMatchObject({ command: ['outline', 'migrate'], restart: 'no' });
    for (const name of ['web1', 'web2', 'worker']) {
      expect(compose.services[name]?.depends_on?.migrate).toEqual({
        condition: 'service_completed_successfully',
      });
    }
  });
  it('opens only the proxy, and waits for what can tell that it is healthy', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.networks.inside).toEqual({ internal: true });
    for (const name of ['postgres', 'valkey', 'store'])
      expect(compose.services[name]?.networks).toEqual(['inside']);
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const needed = compose.services[name];
        const tells = needed?.healthcheck?.test !== undefined || needed?.build?.target === 'site';
        expect([name, condition !== 'service_healthy' || tells]).toEqual([name, true]);
      }
    }
  });
  it('the proxy sends to the web processes that are ready', () => {
    const proxy = text('deploy/Caddyfile');
    expect(proxy).toContain('reverse_proxy web1:3000 web2:3000');
    expect(proxy).toContain('health_uri /api/ready');
  });
});
