import type { ColumnType, Generated } from 'kysely';

/** Players who are erased, by id only; the row stays for good, so that a restored backup is erased again. */
interface ErasedPlayersTable {
  userId: string;
  begunAt: Date;
  /** Null until everything is erased, and again when something arrived later. */
  doneAt: Generated<Date | null>;
  /** Whether the list beside the pictures has it. */
  isListed: Generated<boolean>;
  /** Of the user name, which nobody else gets for a year; null afterwards. */
  userNameHash: string | null;
}
/** Corrections of an e-mail that the earlier address may undo; kept for a week. */
interface EmailChangesTable {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** When the earlier address had been verified. */
  verifiedAt: Date | null;
  /** The Google accounts that were unlinked. */
  identities: ColumnType<Array<{ issuer: string; subject: string }>, string, string>;
  changedAt: Date;
  undoneAt: Generated<Date | null>;
}
export interface ErasureTables {
  erasedPlayers: ErasedPlayersTable;
  emailChanges: EmailChangesTable;
}
