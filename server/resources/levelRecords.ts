import { type Insertable, sql } from 'kysely';
import type { Level } from '../../contract/levels';
import type { Tables, Tx } from '../db/tables';
import { getLevel } from './levelList';
import type { Undoable } from './undo';

const ofNumber = (tx: Tx, id: string) => tx.updateTable('levels').where('levelNumber', '=', Number(id));

/** How levels are read and written; a level is identified by its number, and a number that no level can have has none. */
export const levelRecords: Undoable<Level> = {
  name: 'levels',
  lock: async (tx, id) => {
    const number = Number(id);
    if (!Number.isSafeInteger(number) || number < 1 || number > 100_000) return undefined;
    const row = tx.selectFrom('levels').select('levelNumber').where('levelNumber', '=', number).forUpdate();
    if (!(await row.executeTakeFirst())) return undefined;
    const record = await getLevel(tx, number);
    return { row: record, record };
  },
  columnsOf: ({ experienceRequired }) => ({ experienceRequired }),
  insert: async (tx, id, columns) => {
    const row = { ...columns, levelNumber: Number(id) } as Insertable<Tables['levels']>;
    await tx.insertInto('levels').values(row).execute();
    return getLevel(tx, Number(id));
  },
  update: async (tx, id, columns) => {
    await ofNumber(tx, id)
      .set({ ...columns, version: sql<number>`version + 1` })
      .execute();
    return getLevel(tx, Number(id));
  },
  remove: async (tx, id) =>
    void (await tx.deleteFrom('levels').where('levelNumber', '=', Number(id)).execute()),
};
