import { connectToHolder } from '../db/lock';
import { openDatabase } from '../db/open';
import { reasonOf } from '../operations/explain';
import { systemClock } from '../platform/clock';
import { type Config, readConfig } from '../platform/config';
import { openImages } from '../storage/images/open';
import { runChecks } from './check/run';
import type { DatabaseCommand, LocalCommand, LocalContext } from './command';
import { passOn } from './passOn';

const description = {
  name: 'check',
  summary: 'tries everything that the settings name, and prints a line for each',
  details: [
    'The database and its timeout, migrations, Redis, the pictures’ store, the mail server, gateways and clocks.',
    'Exits with 1 when one fails. Nothing is sent or changed.',
  ],
  options: { json: { type: 'boolean', help: 'prints one JSON array for other programs' } },
} as const;

/** The check inside a server that has the embedded database open. */
export const servedCheck: DatabaseCommand = {
  ...description,
  run: (context, { options }) => runChecks({ ...context, asJson: options.json === true }),
};

/** Continues where other commands give up: wrong settings and a broken database are among the things it reports. */
export const checkCommand: LocalCommand = {
  ...description,
  runLocally: async (local, given) => {
    const asJson = given.options.json === true;
    let config: Config;
    try {
      config = readConfig(local.env);
    } catch (error) {
      const found = reasonOf(error);
      const json = JSON.stringify([{ check: 'settings', ok: false, found }]);
      local.print(asJson ? json : `fails  settings: ${found}`);
      return false;
    }
    const holder = config.databaseUrl ? null : await connectToHolder(config.dataDir);
    return holder
      ? passOn(holder, { ...given, name: 'check' }, local.print)
      : checkHere(config, local, asJson);
  },
};

async function checkHere(config: Config, { print }: LocalContext, asJson: boolean): Promise<boolean> {
  const images = await openImages(config);
  const database = await openDatabase(config, () => undefined).catch((error: Error) => error);
  const db = database instanceof Error ? database : database.db;
  try {
    return await runChecks({ config, db, images, clock: systemClock, print, asJson });
  } finally {
    if (!(database instanceof Error)) await database.close();
  }
}
