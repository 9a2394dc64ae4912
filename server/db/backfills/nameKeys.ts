import { searchKey } from '../../../contract/text';
import type { Backfill } from './run';

/** Players per part. */
const batch = 1000;

/** Names that a version before migration 064 folded otherwise. */
export const nameKeys: Backfill = {
  name: 'name_keys',
  async batch(tx, at) {
    const rows = await tx
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'firstNameKey', 'lastNameKey'])
      .$if(at !== '', (all) => all.where('id', '>', at))
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, firstName, lastName, ...stored } of rows) {
      const keys = { firstNameKey: searchKey(firstName), lastNameKey: searchKey(lastName) };
      if (keys.firstNameKey === stored.firstNameKey && keys.lastNameKey === stored.lastNameKey) continue;
      // A name that was erased meanwhile stays erased.
      await tx
        .updateTable('users')
        .set(keys)
        .where('id', '=', id)
        .where('firstName', '=', firstName)
        .where('lastName', '=', lastName)
        .execute();
    }
    return rows.at(-1)?.id ?? null;
  },
};
