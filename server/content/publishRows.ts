import type { RestResource } from '../../contract/resource';
import type { Tx } from '../db/tables';
import { htmlOf } from './html';
import { insertPublication } from './publish';
import { isPublished } from './publishedResource';

/** Publishes rows that were just stored, from now on and without anybody's name; their texts may name no picture. */
export async function publishRows(
  tx: Tx,
  resource: RestResource,
  rows: readonly object[],
  now: Date,
): Promise<void> {
  if (!isPublished(resource)) return;
  for (const row of rows)
    await insertPublication(tx, resource, {
      row: { version: 1, ...row },
      html: await htmlOf(resource, { ...row }, { read: async () => null }),
      span: { from: now, until: null },
      now,
      by: null,
    });
}
