import { parseArgs } from 'node:util';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { prepare } from '../db/prepare';
import { openImages } from '../images/open';
import { installationId } from '../images/ownership';
import { imageSweep } from '../images/sweep';

/**
 * `npm run images:sweep [-- --yes] [-- --claim]`: sweeps the pictures once. `--yes` confirms a sweep that would delete
 * more than a tenth of them; `--claim` takes ownership of the store, whoever owns it.
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' }, claim: { type: 'boolean' } } });
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    await prepare(config, database.db);
    const images = await openImages(config);
    if (values.claim) await images.setOwner(await installationId(database.db));
    const print = (message: string) => void process.stderr.write(`${message}\n`);
    const deps = { db: database.db, images, clock: systemClock, log: { warn: print, error: print } };
    return `${await imageSweep(deps)(values.yes)} pictures removed`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
