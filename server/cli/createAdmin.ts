import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { grantAdmin } from '../accounts/grantAdmin';
import { Passwords } from '../accounts/passwords';
import { resetFactor } from '../accounts/resetFactor';
import { passwordProblem } from '../accounts/rules';
import { systemClock } from '../clock';
import { readConfig } from '../config';
import { openDatabase } from '../db/open';
import { prepare } from '../db/prepare';
import type { Db } from '../db/tables';
import { isEmail } from '../emailAddress';

const options = {
  email: { type: 'string' },
  password: { type: 'string' },
  'reset-2fa': { type: 'boolean' },
} as const;

/**
 * `npm run admin:create -- --email … [--password …]` creates an owner, or promotes an existing account; `-- --email …
 * --reset-2fa` removes the second factor of an account whose owner has lost it.
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options });
  const email = values.email?.trim() ?? '';
  if (!isEmail(email)) throw new Error('--email must be an e-mail address');
  const config = readConfig(process.env);
  const database = await openDatabase(config, () => undefined);
  try {
    await prepare(config, database.db);
    return values['reset-2fa']
      ? await reset(database.db, email)
      : await create(database.db, email, values.password);
  } finally {
    await database.close();
  }
}

async function create(db: Db, email: string, given: string | undefined): Promise<string> {
  const password = given ?? randomBytes(12).toString('base64url');
  const problem = passwordProblem(password);
  if (problem) throw new Error(`--password: ${problem.en}`);
  await grantAdmin(db, systemClock, new Passwords(), email, password);
  return `${email} is an admin${given ? '' : `; password ${password} (shown only now)`}`;
}

async function reset(db: Db, email: string): Promise<string> {
  if (!(await resetFactor(db, systemClock, email))) throw new Error(`${email} has no second factor`);
  return `${email} no longer has a second factor and can set up a new one`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
