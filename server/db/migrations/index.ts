import type { Migration } from 'kysely';
import * as accounts from './001_accounts';
import * as catalog from './002_catalog';
import * as payments from './003_payments';
import * as mail from './004_mail';

/** Imported, not read from a folder, so that they are part of the bundle. Never change one that was released. */
export const migrations: Record<string, Migration> = {
  '001_accounts': accounts,
  '002_catalog': catalog,
  '003_payments': payments,
  '004_mail': mail,
};
