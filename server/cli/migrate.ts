import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { prepare } from '../db/prepare';

/** `npm run db:migrate`: migrates the database without starting the server. */
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  const names = await prepare(config, database.db).finally(() => database.close());
  process.stdout.write(names.length > 0 ? `Applied ${names.join(', ')}\n` : 'The database is up to date\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
