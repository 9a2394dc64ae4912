import type { Level } from '../../contract/levels';
import type { Db, Tx } from '../db/tables';
import { notFound } from '../platform/errors';

const withNext = (rows: Array<Omit<Level, 'experienceToNextLevel'>>): Level[] =>
  rows.map((row, index) => {
    const next = rows[index + 1];
    return { ...row, experienceToNextLevel: next ? next.experienceRequired - row.experienceRequired : null };
  });

/** Every level, with the experience missing to the next. */
export async function listLevels(db: Db | Tx): Promise<Level[]> {
  return withNext(await db.selectFrom('levels').selectAll().orderBy('levelNumber').execute());
}

/** A level by its number; throws 404. */
export async function getLevel(db: Db | Tx, number: number): Promise<Level> {
  const rows = await db
    .selectFrom('levels')
    .selectAll()
    .where('levelNumber', '>=', number)
    .orderBy('levelNumber')
    .limit(2)
    .execute();
  const level = withNext(rows)[0];
  if (level?.levelNumber !== number) throw notFound();
  return level;
}
