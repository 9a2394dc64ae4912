import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { prepare } from '../db/prepare';
import { removeDemoStaff } from '../demo/staff';

/** `npm run demo:remove-staff`: removes the demo staff's roles and passwords. */
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    await prepare(config, database.db);
    process.stdout.write(
      `${await removeDemoStaff(database.db, systemClock)} people removed from the staff\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
