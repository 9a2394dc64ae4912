import * as calls from '../../contract/calls/payments';
import { call } from './call';

/** The packages that bring a player a first-purchase bonus. An older server has neither bonus nor call. */
export const getFirstBonuses = (email: string) => call(calls.getFirstBonuses, { query: { email } });
