import * as calls from '../../contract/calls/payments';
import { call } from './call';

/** The packages with a first-purchase bonus for a player. An older server has neither bonus nor call. */
export const getFirstBonuses = (email: string) => call(calls.getFirstBonuses, { query: { email } });
