import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../../server/db/migrate';
import { openDatabase } from '../../../../server/db/open';
import { freePort } from '../../server/freePort';
import { type Keep, Site } from '../site';
import { stage } from '../stage';
import { until } from '../until';

const versions = '/usr/lib/postgresql';
const bin = existsSync(versions)
  ? join(
      versions,
      readdirSync(versions)
        .toSorted((a, b) => Number(a) - Number(b))
        .at(-1) ?? '',
      'bin',
    )
  : null;

/** PostgreSQL does not run as root. */
const asPostgres = (program: string, ...words: string[]) =>
  execFileSync('runuser', ['-u', 'postgres', '--', join(bin ?? '', program), ...words], { stdio: 'ignore' });

/** A PostgreSQL of its own, which archives its log by a command that does not fail. */
async function cluster(keep: Keep) {
  // The folder of the tests' temporary files may be root's alone.
  const place = mkdtempSync('/tmp/outline-archive-');
  keep(() => rmSync(place, { recursive: true }));
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chownSync(place, uid, uid);
  const [data, port] = [join(place, 'data'), await freePort()];
  asPostgres('initdb', '-D', data, '-U', 'outline', '--auth=trust', '--no-sync');
  const settings = {
    port,
    unix_socket_directories: `'${place}'`,
    fsync: 'off',
    archive_mode: 'on',
    archive_command: "'true'",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(join(data, 'postgresql.conf'), lines.join(''), { flag: 'a' });
  asPostgres('pg_ctl', '-D', data, '-l', join(place, 'log'), '-w', 'start');
  keep(() => asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop'));
  const at = `127.0.0.1:${port}`;
  const admin = new pg.Client({ connectionString: `postgres://outline@${at}/postgres` });
  admin.on('error', () => undefined);
  await admin.connect();
  keep(() => admin.end());
  // As docs/operating.md says of a role that does not own the cluster.
  await admin.query('create role site login');
  await admin.query('grant pg_monitor to site');
  await admin.query('create database outline owner site');
  return { place, data, port, admin, url: `postgres://site@${at}/outline` };
}

type Parts = Awaited<ReturnType<typeof open>>;

async function open(keep: Keep) {
  const server = await cluster(keep);
  const dataDir = join(server.place, 'site');
  const opened = await openDatabase({ dataDir, databaseUrl: server.url }, () => undefined);
  await migrate(opened.db).finally(() => opened.close());
  const env = { DATABASE_URL: server.url, JWT_SECRET: 'a secret for tests that is long enough' };
  const site = new Site({ env, dataDir }, keep);
  await site.add('site');
  return { site, ...server };
}

async function archiveBy({ admin }: Parts, program: string): Promise<void> {
  await admin.query(`alter system set archive_command = '${program}'`);
  await admin.query('select pg_reload_conf()');
}
/** Writes something, and begins another segment. */
const nextSegment = ({ admin }: Parts) =>
  admin.query(
    `do $$begin execute 'create table t_' || floor(random() * 1e9)::int || ' ()'; end$$; select pg_switch_wal()`,
  );

/** The segments that wait for the archive, as files. */
function waiting({ data }: Parts): string[] {
  const folder = join(data, 'pg_wal/archive_status');
  return readdirSync(folder).flatMap((name) => (name.endsWith('.ready') ? [join(folder, name)] : []));
}

/** Runs the schedule of base backups until the database knows how a run went. */
async function runSchedule({ place, port, admin, url }: Parts, isGood: boolean): Promise<void> {
  const program = join(place, 'pgbackrest');
  writeFileSync(program, `#!/bin/sh\n${isGood ? '' : 'case "$*" in *backup) exit 1;; esac'}\n`);
  chmodSync(program, 0o755);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = async () =>
    JSON.stringify(
      (await client.query(`select failures, succeeded_at from backup_runs where kind = 'base'`)).rows,
    );
  const before = await run();
  const schedule = spawn('sh', ['deploy/postgres/schedule.sh'], {
    env: { PATH: `${place}:${process.env.PATH}`, PGHOST: '127.0.0.1', PGPORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(schedule, 'exit');
  await until('the schedule has run', async () => (await run()) !== before).finally(() => schedule.kill());
  await Promise.all([ended, client.end(), admin.query('select 1')]);
}

/** A site whose database archives its log. */
export const archive = stage<Parts>({
  name: 'archive',
  isPossible: bin !== null && process.getuid?.() === 0,
  open,
  rounds: [
    [
      {
        alert: 'OutlineArchiveStuck',
        fails: 'the command that archives fails, and a segment has waited for eleven minutes',
        breaks: async (parts) => {
          await archiveBy(parts, 'false');
          await nextSegment(parts);
          await until('a segment waits', async () => waiting(parts).length > 0);
          const before = new Date(Date.now() - 11 * 60_000);
          for (const file of waiting(parts)) utimesSync(file, before, before);
        },
        ends: async (parts) => {
          await archiveBy(parts, 'true');
          await nextSegment(parts);
        },
      },
      {
        alert: 'OutlineBaseBackupOld',
        fails: 'pgbackrest cannot make a base backup, three times',
        breaks: async (parts) => {
          for (let n = 0; n < 3; n++) await runSchedule(parts, false);
        },
        ends: (parts) => runSchedule(parts, true),
      },
    ],
    [
      {
        alert: 'OutlineArchiveStuck',
        fails: 'the role of the site may not see any more what waits',
        breaks: ({ admin }) => admin.query('revoke pg_monitor from site'),
        ends: ({ admin }) => admin.query('grant pg_monitor to site'),
      },
    ],
  ],
});
