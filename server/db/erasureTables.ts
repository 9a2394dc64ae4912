import type { ColumnType, Generated } from 'kysely';

/** Erased players, by id only; rows are kept for good, so that a restored backup can be erased again. */
interface ErasedPlayersTable {
  userId: string;
  begunAt: Date;
  /** Null until everything is erased, and again when something arrives later. */
  doneAt: Generated<Date | null>;
  /** Whether the list beside the pictures contains it. */
  isListed: Generated<boolean>;
  /** Whether the embedded database's files are free of what was erased (db/purge.ts). */
  isPurged: Generated<boolean>;
  /** The user name's hash, which reserves it for a year; null afterwards. */
  userNameHash: string | null;
}
/** User names that players had; kept for a year, in which nobody else may take one. */
interface FormerNamesTable {
  id: string;
  userId: string;
  /** Null once the player is erased. */
  userName: string | null;
  userNameHash: string;
  changedAt: Date;
}
/** E-mail corrections that the previous address can undo; kept for a week. */
interface EmailChangesTable {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** When the previous address was verified. */
  verifiedAt: Date | null;
  /** The Google accounts that were unlinked. */
  identities: ColumnType<Array<{ issuer: string; subject: string }>, string, string>;
  changedAt: Date;
  undoneAt: Generated<Date | null>;
  /** When something else ended it: becoming staff, or an owner. */
  endedAt: Generated<Date | null>;
}
export interface ErasureTables {
  erasedPlayers: ErasedPlayersTable;
  emailChanges: EmailChangesTable;
  formerNames: FormerNamesTable;
}
