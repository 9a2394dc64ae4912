import type { Resource } from '../../contract/resource';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import type { CatalogRecord } from './serialize';

/** What has to happen before a locked record is removed, in the same transaction; throws to refuse it. */
export type BeforeRemoval = (
  tx: Tx,
  removed: { resource: Resource; id: string },
  actor: Actor,
) => Promise<void>;

/** A record as it was before a write, null if it did not exist, and as it is now. */
export interface Written {
  /** The resource's name. */
  resource: string;
  before: CatalogRecord | null;
  after: CatalogRecord;
}

/** What a written record has to satisfy, in the same transaction; throws to refuse the write. */
export type CheckWritten = (tx: Tx, written: Written, actor: Actor) => Promise<void>;

/** What every write of a record needs. */
export interface WriteDependencies extends Dependencies {
  checkWritten: CheckWritten;
  beforeRemoval: BeforeRemoval;
}
