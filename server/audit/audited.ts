import { gameAccess, type Permission, userAccess } from '../../contract/permissions';

/** A resource that the history has entries about. */
interface Audited {
  /** The permission to read its entries; none when only those may who see the whole history. */
  read?: Permission;
  /** Whether its records are accounts, which share one version under whatever name an entry is about them. */
  isAccount?: boolean;
}

/** The audited resources beside those of the contract, by the name in their entries. */
export const audited: Readonly<Record<string, Audited>> = {
  levels: { read: gameAccess.read },
  users: { read: userAccess.read, isAccount: true },
  staff: { isAccount: true },
  payments: { read: 'payments:read' },
  cases: { read: 'cases:read' },
  settlements: { read: 'payments:export' },
  closing: { read: 'cases:read' },
};

/** The names under which entries are about accounts. */
export const accountResources = Object.keys(audited).filter((name) => audited[name]?.isAccount);

/** Entries about an account that leave its version alone. */
export const versionlessOfAccounts = [
  'set-up-factor',
  'renew-recovery-codes',
  'reset-factor',
  'end-sessions',
  'change-password',
  'reset-password',
  'guess-factor',
];
