import type { RestResource } from '../../contract/resource';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';

/** What has to happen before a locked record is removed, in the same transaction; throws to refuse it. */
export type BeforeRemoval = (
  tx: Tx,
  removed: { resource: RestResource; id: string },
  actor: Actor,
) => Promise<void>;

/** What the routes of later resources need. */
export interface RestDependencies extends Dependencies {
  beforeRemoval: BeforeRemoval;
}
