import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { grantAdmin } from '../accounts/grantAdmin';
import { Passwords } from '../accounts/passwords';
import { passwordProblem } from '../accounts/rules';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { prepare } from '../db/prepare';
import { isEmail } from '../emailAddress';

/** `npm run admin:create -- --email … [--password …]`: creates an admin, or promotes an existing account. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, password: { type: 'string' } } });
  const email = values.email?.trim() ?? '';
  if (!isEmail(email)) throw new Error('--email must be an e-mail address');
  const password = values.password ?? randomBytes(12).toString('base64url');
  const problem = passwordProblem(password);
  if (problem) throw new Error(`--password: ${problem.en}`);
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    await prepare(config, database.db);
    await grantAdmin(database.db, systemClock, new Passwords(), email, password);
  } finally {
    await database.close();
  }
  return values.password
    ? `${email} is an admin`
    : `${email} is an admin; password ${password} (shown only now)`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
