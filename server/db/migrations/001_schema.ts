import type { Kysely } from 'kysely';
import { runAll } from './run';
import { accounts } from './schema/accounts';
import { audit } from './schema/audit';
import { closing } from './schema/closing';
import { content } from './schema/content';
import { credentials } from './schema/credentials';
import { effects } from './schema/effects';
import { ledger } from './schema/ledger';
import { mail } from './schema/mail';
import { operations } from './schema/operations';
import { payments } from './schema/payments';
import { resources } from './schema/resources';
import { storage } from './schema/storage';
import { sums } from './schema/sums';
import { traces } from './schema/traces';

/** The parts of the schema of 1.0.0, each after those that it refers to. */
const parts = [
  accounts,
  credentials,
  audit,
  resources,
  content,
  payments,
  ledger,
  closing,
  effects,
  sums,
  traces,
  mail,
  operations,
  storage,
];

/** Everything that 1.0.0 stores. The index of trigrams is built beside it, where the extension is there (db/indexList.ts). */
export const up = (db: Kysely<unknown>) => runAll(db, parts.join(''));
