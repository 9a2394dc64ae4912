import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../contract/languages';

type Never<T> = ColumnType<T, T, never>;

/**
 * What players see, and when, from `from` to before `until`: one version of a draft. Only how it ends changes.
 */
export interface PublicationsTable {
  id: Never<string>;
  /** The resource's name, and the record, which may have been deleted since. */
  resource: Never<string>;
  recordId: Never<string>;
  recordVersion: Never<number>;
  /** The record's fields as the API returns them. */
  fields: ColumnType<Record<string, unknown>, string, never>;
  /** File name in the image store; empty without a picture. */
  image: ColumnType<string, string | undefined, never>;
  from: Never<Date>;
  /** When it ends; null while it is open. Earlier than `untilGiven` when another one replaces it or staff end it. */
  until: Date | null;
  /** The requested end. */
  untilGiven: Never<Date | null>;
  /** Null for the server itself. */
  publishedBy: Never<string | null>;
  createdAt: Never<Date>;
  /** When staff took it down, or cancelled it, which is earlier than `from`. */
  endedAt: Generated<Date | null>;
  endedBy: Generated<string | null>;
}
/** Every address that a record ever had; the newest one of a language is its own. */
interface ContentAddressesTable {
  resource: string;
  language: Language;
  slug: string;
  recordId: string;
  since: Date;
}
/** A file for players to download, in the file store under its sum (server/files). */
export interface StoredFilesTable {
  /** SHA-256 in hexadecimal. */
  sum: string;
  bytes: number;
  /** Since when no record and no publication needs it; null while one may. */
  unusedSince: Date | null;
}
export interface ContentTables {
  storedFiles: StoredFilesTable;
  publications: PublicationsTable;
  contentAddresses: ContentAddressesTable;
}
