import { permissionsOf } from '../../../contract/permissions';
import type { Actor } from '../../http/types';

/** Somebody on the staff, by what they may see. */
export type Reader = Pick<Actor, 'staffRoles'>;

/** Whether cases are shown to someone: who reads payments does not always read what went wrong with them. */
export const seesCases = ({ staffRoles }: Reader): boolean =>
  permissionsOf(staffRoles).includes('cases:read');
