import { type RawBuilder, sql } from 'kysely';
import { gameAccess, type Permission, userAccess } from '../../contract/permissions';

/** A resource that the history has entries about. */
interface Audited {
  /** The permission to read its entries; without one, only those who may see the whole history can. */
  read?: Permission;
  /** Whether its records are accounts, which share one version whichever name an entry uses for them. */
  isAccount?: boolean;
}

/** The audited resources besides those of the contract, by the name in their entries. */
export const audited: Readonly<Record<string, Audited>> = {
  levels: { read: gameAccess.read },
  users: { read: userAccess.read, isAccount: true },
  staff: { isAccount: true },
  payments: { read: 'payments:read' },
  cases: { read: 'cases:read' },
  settlements: { read: 'payments:export' },
  closing: { read: 'cases:read' },
  settings: { read: 'settings:read' },
  publications: { read: 'catalog:read' },
  'release-files': { read: 'catalog:read' },
};

/** The names under which entries are about accounts. */
export const accountResources = Object.keys(audited).filter((name) => audited[name]?.isAccount);

/** The name of the account with an id. */
export const accountName = (id: RawBuilder<unknown>) =>
  sql`(select users.user_name from users where users.id = ${id})`;

/** Actions on an account that do not change its version. */
export const versionlessOfAccounts = [
  'set-up-factor',
  'renew-recovery-codes',
  'turn-off-factor',
  'link-google',
  'unlink-google',
  'begin-lost-factor',
  'stop-lost-factor',
  'confirm-lost-factor',
  'approve-lost-factor',
  'refuse-lost-factor',
  'reset-factor',
  'end-session',
  'end-sessions',
  'note',
  'delete-note',
  'change-own-user-name',
  'change-password',
  'reset-password',
  'guess-factor',
  'resend-code',
  'export',
  'grant',
  'item',
  'approve',
  'refuse',
  'withdraw',
];

/** Actions on any record that do not change it. */
export const versionlessOfRecords = [
  'refused',
  'export',
  'publish',
  'schedule',
  'unpublish',
  'cancel-schedule',
];
