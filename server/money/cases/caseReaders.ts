import { type RawBuilder, sql } from 'kysely';
import { playerRequestKinds } from '../../../contract/moneyStates';
import { permissionsOf } from '../../../contract/permissions';
import type { Actor } from '../../http/types';

/** A staff member, reduced to what decides what they may see. */
export type Reader = Pick<Actor, 'staffRoles'>;

/** Whether someone may see cases: not everyone who reads payments may see what went wrong with them. */
export const seesCases = ({ staffRoles }: Reader): boolean =>
  permissionsOf(staffRoles).includes('cases:read');

/** Whether someone may see players, and so what they were given. */
export const seesPlayers = ({ staffRoles }: Reader): boolean =>
  permissionsOf(staffRoles).includes('players:read');

/** SQL condition on requests: about money, as those about what players have are for readers of players. */
export const notOfPlayers: RawBuilder<boolean> = sql`kind not in (${sql.join([...playerRequestKinds])})`;
