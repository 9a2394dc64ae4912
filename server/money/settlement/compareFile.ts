import type { SettlementQuery } from '../../../contract/settlements';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { compare } from './compare';
import { keepComparison } from './keep';
import { daysGiven, daysOf, periodOf } from './period';
import { resultOf } from './result';
import { readFile } from './rows';

/**
 * Compares a file with our movements and stores the result; returns its id. Without given days the period spans the times
 * in the file. Throws 400 and 413.
 */
export async function compareFile(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  file: Buffer,
  query: SettlementQuery,
): Promise<string> {
  const { gateway } = query;
  const given = daysGiven(query);
  const read = await readFile(file, query, given && periodOf(given));
  const days = given ?? daysOf(read.rows);
  const compared = await compare(deps.db, gateway, periodOf(days), read.rows);
  const result = await resultOf(deps.db, gateway, compared);
  read.outside += compared.outside;
  return keepComparison(deps, actor, { gateway, days, file, read, result });
}
