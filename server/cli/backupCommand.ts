import { join } from 'node:path';
import { hours } from '../platform/clock';
import { OperatorError } from '../platform/operator';
import { createBackup } from './backup/create';
import { newestBackup, rehearse } from './backup/rehearse';
import { recorded } from './backup/runs';
import { deleteOld, markRehearsed, repeat } from './backup/schedule';
import type { CommandContext, DatabaseCommand, Given } from './command';

export const backupCommand: DatabaseCommand = {
  name: 'backup',
  summary: 'writes a backup of the database, the pictures and the key file into a new folder',
  details: [
    'Servers may serve meanwhile. A PostgreSQL database needs pg_dump of its version or newer.',
    'Secrets in the environment are not part of it: keep JWT_SECRET elsewhere.',
    'With --every it goes on until it is stopped, and tries again soon after a failure.',
  ],
  options: {
    to: { type: 'path', help: 'where the new folder is made; DATA_DIR/backups by default' },
    every: { type: 'string', help: 'makes one every so many hours; PostgreSQL only' },
    keep: { type: 'string', help: 'deletes those that are older than so many days' },
    rehearse: { type: 'boolean', help: 'also rehearses each one (outline help rehearse)' },
  },
  run: async (context, { options }) => {
    const wanted = readOptions(context, options);
    if (wanted.every === null) await backUp(context, wanted);
    else await backUpForever(context, { ...wanted, every: wanted.every });
  },
};

export const rehearseCommand: DatabaseCommand = {
  name: 'rehearse',
  takes: ['FOLDER'],
  summary:
    'restores the newest backup below a folder into a scratch database, checks the money in it, and drops it',
  details: [
    'The original is not touched. On PostgreSQL the role needs the right to create databases, and the server the space for',
    'a second copy. How it went is in the metrics.',
  ],
  run: async (context, { words: [parent = ''] }) => {
    await rehearseNewest(context, parent);
  },
};

interface BackupPlan {
  parent: string;
  every: number | null;
  keep: number | null;
  isRehearsed: boolean;
}

function readOptions(
  { config, source }: CommandContext,
  { to, every, keep, ...rest }: Given['options'],
): BackupPlan {
  const number = (name: string, given: unknown) => {
    if (given === undefined) return null;
    const value = Number(given);
    if (!(value > 0 && value <= 10_000)) throw new OperatorError(`--${name} must be a number above 0`);
    return value;
  };
  if (every !== undefined && source.kind === 'embedded') {
    throw new OperatorError('--every needs PostgreSQL: with the embedded database let the system call it');
  }
  return {
    parent: typeof to === 'string' ? to : join(config.dataDir, 'backups'),
    every: number('every', every),
    keep: number('keep', keep),
    isRehearsed: rest.rehearse === true,
  };
}

async function backUp(context: CommandContext, { parent, keep, isRehearsed }: BackupPlan): Promise<void> {
  const tidy = async () => {
    if (keep === null) return;
    for (const name of await deleteOld(parent, keep, context.clock)) context.print(`deleted ${name}`);
  };
  // Before as well: a full disk would refuse each new one, and free nothing.
  await tidy();
  const { folder, manifest } = await recorded(context.db, 'backup', async () => {
    const result = await createBackup(context, parent);
    return { result, bytes: result.manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  const counts = Object.entries(manifest.counts).map(([name, count]) => `${count} ${name}`);
  context.print(`${folder}: ${counts.join(', ')}`);
  await tidy();
  if (isRehearsed) await rehearseNewest(context, parent);
}

async function rehearseNewest({ config, db, source, print }: CommandContext, parent: string): Promise<void> {
  const env = source.kind === 'PostgreSQL' ? source.env : {};
  const folder = await newestBackup(parent);
  const manifest = await recorded(db, 'rehearsal', async () => {
    const result = await rehearse(folder, config, env);
    return { result, bytes: result.files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  await markRehearsed(folder);
  print(`${folder}: can be restored, and its books agree (made ${manifest.createdAt})`);
}

/** In a container this is process 1, which no signal ends by default. */
async function backUpForever(context: CommandContext, wanted: BackupPlan & { every: number }): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const source = { ...context.source, signal: stop.signal };
  await repeat(() => backUp({ ...context, source }, wanted), {
    every: hours(wanted.every),
    print: context.print,
    signal: stop.signal,
  });
}
