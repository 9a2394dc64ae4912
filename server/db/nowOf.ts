import type { Dependencies } from '../dependencies';
import type { Db, Tx } from './tables';

/** The time at which content is published and ends: the same for all processes, however their clocks differ. */
export const nowOf = async (
  { sharedTime, clock }: Pick<Dependencies, 'sharedTime' | 'clock'>,
  db: Db | Tx,
): Promise<Date> => (await sharedTime?.(db)) ?? clock.now();
