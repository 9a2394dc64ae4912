import type { ColumnType, Generated } from 'kysely';

/** A single row that all processes read (operations/state.ts). */
interface OperationsTable {
  isOnly: Generated<boolean>;
  /** This installation's id, which its picture store also has; null until it is first needed. */
  installationId: Generated<string | null>;
  maintenance: Generated<boolean>;
  frozen: Generated<boolean>;
  /** Name of the oldest migration list a server must know to run; empty when any may. */
  oldestSchema: Generated<string>;
  beatAt: Generated<Date>;
  packagesVersion: Generated<number>;
  pagesVersion: Generated<number>;
  settingsVersion: Generated<number>;
  contentVersion: Generated<number>;
}
/** Work that one process does at a time, and until when it holds the lease. */
interface LeasesTable {
  name: string;
  holder: string;
  until: Date;
}
/** Hashed files of the builds of recent weeks. */
interface SiteFilesTable {
  name: string;
  body: Buffer;
  seenAt: Date;
}
/** Pages and content files rendered since the build that they belong to. */
interface RenderedPagesTable {
  build: string;
  /** The file of the built site that it replaces or adds, such as `/vi/index.html` or `/content/vi/home.json`. */
  name: string;
  /** A hash of the content that it was made from. */
  source: string;
  body: Buffer;
  seenAt: Date;
}
/** Keys of earlier secrets that are still read, sealed with the current one. */
interface KeptKeysTable {
  id: string;
  purpose: string;
  sealed: string;
  keptAt: Generated<Date>;
}
/** `base` is a base backup of the archive, recorded by deploy/postgres/schedule.sh. */
export type BackupRunKind = 'backup' | 'rehearsal' | 'base';
/** How the last backup and the last rehearsal went (backup/runs.ts). */
interface BackupRunsTable {
  kind: BackupRunKind;
  succeededAt: Generated<Date>;
  seconds: Generated<number>;
  bytes: Generated<number>;
  /** Failures since the last success. */
  failures: Generated<number>;
  failedAt: Date | null;
  reason: string | null;
}
/** What migrations have left to be done after them (backfills/run.ts). */
interface BackfillsTable {
  name: string;
  /** Its position; empty before the first part. */
  at: Generated<string>;
}
/** Settings made by staff (operations/siteSettings.ts). */
interface SiteSettingsTable {
  name: string;
  value: ColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
}
/** A single row: what the last check of the status page found (site/statusPage/record.ts). */
interface StatusNowTable {
  isOnly: Generated<boolean>;
  /** null until the first check. */
  checkedAt: Date | null;
  /** Each component with its state and since when. */
  components: ColumnType<unknown, string, string>;
}
/** Seconds per component and day in Vietnam in each state; what no check has seen is missing. */
interface StatusDaysTable {
  component: string;
  /** `YYYY-MM-DD`. */
  day: string;
  operational: Generated<number>;
  degraded: Generated<number>;
  down: Generated<number>;
  maintenance: Generated<number>;
}
/** What processes share, and what they note about their own work. */
export interface OperationTables {
  operations: OperationsTable;
  leases: LeasesTable;
  siteFiles: SiteFilesTable;
  renderedPages: RenderedPagesTable;
  keptKeys: KeptKeysTable;
  backupRuns: BackupRunsTable;
  backfills: BackfillsTable;
  siteSettings: SiteSettingsTable;
  statusNow: StatusNowTable;
  statusDays: StatusDaysTable;
}
