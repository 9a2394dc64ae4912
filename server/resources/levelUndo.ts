import { sql } from 'kysely';
import type { Level } from '../../contract/levels';
import type { Tx } from '../db/tables';
import { getLevel } from './levelList';
import type { Undoable } from './undo';

/** How levels are read and written when a change is undone; a level is identified by its number. */
export const undoableLevels: Undoable<Level> = {
  name: 'levels',
  lock: async (tx, id) => {
    const number = Number(id);
    if (!Number.isSafeInteger(number) || number < 1 || number > 100_000) return undefined;
    const row = tx.selectFrom('levels').select('levelNumber').where('levelNumber', '=', number).forUpdate();
    return (await row.executeTakeFirst()) && getLevel(tx, number);
  },
  insert: async (tx, id, { experienceRequired, version }) => {
    const row = { levelNumber: Number(id), experienceRequired, version: version + 1 };
    await tx.insertInto('levels').values(row).execute();
    return getLevel(tx, Number(id));
  },
  update: async (tx, id, { experienceRequired }) => {
    await ofNumber(tx, id).set({ experienceRequired, version: sql<number>`version + 1` }).execute();
    return getLevel(tx, Number(id));
  },
  remove: async (tx, id) =>
    void (await tx.deleteFrom('levels').where('levelNumber', '=', Number(id)).execute()),
};

const ofNumber = (tx: Tx, id: string) => tx.updateTable('levels').where('levelNumber', '=', Number(id));
