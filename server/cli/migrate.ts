import { readConfig } from '../config';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';

/** `npm run db:migrate`: migrates the database without starting the server. */
try {
  const database = await openDatabase(readConfig(process.env), () => undefined);
  const names = await migrate(database.db).finally(() => database.close());
  process.stdout.write(names.length > 0 ? `Applied ${names.join(', ')}\n` : 'The database is up to date\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
