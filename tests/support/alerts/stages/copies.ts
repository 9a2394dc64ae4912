import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { outline } from '../../server/commandLine';
import type { ServerHome } from '../../server/home';
import { type Keep, keptHome, Site } from '../site';
import { stage } from '../stage';

interface Parts {
  site: Site;
  home: ServerHome;
  /** Where backups are made. */
  folder: string;
  /** One that was made while all was well. */
  good: string;
}

/** Runs a command of the site; returns what it printed. */
async function command({ env }: ServerHome, ...words: string[]): Promise<string[]> {
  const { done, lines } = await outline(env, ...words);
  if (done !== true) throw new Error(`outline ${words.join(' ')}: ${done}`);
  return lines;
}
/** The same of one that fails. */
async function failing({ env }: ServerHome, ...words: string[]): Promise<void> {
  if ((await outline(env, ...words)).done === true)
    throw new Error(`outline ${words.join(' ')} did not fail`);
}

async function backUp(home: ServerHome, to: string): Promise<string> {
  const [line = ''] = await command(home, 'backup', '--to', to);
  return line.replace(/: .*/, '');
}

async function newFolder(keep: Keep): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outline-copies-'));
  keep(() => rm(folder, { recursive: true }));
  return folder;
}

/** Makes the last success of a run so many hours old. */
const putBack = (home: ServerHome, kind: string, hours: number) =>
  home.inDatabase((db) =>
    sql`update backup_runs set succeeded_at = now() - ${hours} * interval '1 hour' where kind = ${kind}`.execute(
      db,
    ),
  );

/** A site whose backups fail, which is closed, and which is restored. */
export const copies = stage<Parts>({
  name: 'copies',
  open: async (keep) => {
    const home = await keptHome(keep);
    const folder = await newFolder(keep);
    const good = await backUp(home, folder);
    await command(home, 'rehearse', folder);
    const site = new Site(home, keep);
    await site.add('site');
    return { site, home, folder, good };
  },
  rounds: [
    [
      {
        alert: 'OutlineBackupFails',
        fails: 'the folder of backups cannot be written to',
        breaks: ({ home }) => failing(home, 'backup', '--to', '/proc/outline'),
        ends: ({ home, folder }) => backUp(home, folder),
      },
      {
        alert: 'OutlineBackupOld',
        fails: 'so the last backup is one of 31 hours ago',
        breaks: ({ home }) => putBack(home, 'backup', 31),
        ends: () => undefined,
      },
      {
        alert: 'OutlineRehearsalFails',
        fails: 'the newest backup is damaged',
        breaks: async ({ home, folder, good }) => {
          const damaged = join(folder, 'damaged');
          await cp(good, join(damaged, basename(good)), { recursive: true });
          await writeFile(join(damaged, basename(good), 'database'), 'damaged');
          await failing(home, 'rehearse', damaged);
        },
        ends: ({ home, good }) => command(home, 'rehearse', good),
      },
      {
        alert: 'OutlineRehearsalOld',
        fails: 'so the last one that could be restored is of nine days ago',
        breaks: ({ home }) => putBack(home, 'rehearsal', 9 * 24),
        ends: () => undefined,
      },
      {
        alert: 'OutlineMaintenance',
        fails: 'somebody closes the site, and forgets it',
        breaks: ({ home }) => command(home, 'maintenance', 'on'),
        ends: ({ home }) => command(home, 'maintenance', 'off'),
      },
    ],
    [
      {
        alert: 'OutlineFrozen',
        fails: 'the site is restored from a backup, and nobody confirms it',
        // While it is restored; a copy is closed as well.
        also: ['OutlineDown', 'OutlineWorkerGone'],
        breaks: async ({ site, home, good }) => {
          await site.kill('site');
          await command(home, 'restore', good, '--overwrite', '--same-installation');
          await site.start('site');
        },
        ends: ({ home }) => command(home, 'restore', 'confirm'),
      },
    ],
  ],
});
