import { inTransaction } from '../../../server/db/guard';
import type { Db } from '../../../server/db/tables';
import { recountSeason } from '../../../server/payments/effects/recount';

/** Has a season that was written without the server counted again. */
export const recount = (db: Db, id: string) => inTransaction(db, (tx) => recountSeason(tx, id));
