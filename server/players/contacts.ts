import { permissionsOf } from '../../contract/permissions';
import type { Caller } from '../http/types';

/** Whether somebody may read where people can be reached; all others see it masked (studio.md section 1, analyst). */
export const seesContacts = ({ staffRoles }: Pick<Caller, 'staffRoles'>): boolean =>
  permissionsOf(staffRoles).includes('players:contacts');

/** An e-mail as those see it who may not know it: enough to tell two rows apart at a glance, too little to write to. */
export const maskEmail = (email: string): string => `${[...email][0] ?? ''}•••@•••`;

/** A value of any shape with every e-mail and phone number in it masked, told by the names of its fields. */
export function maskContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && isContact.test(name) ? maskEmail(inner) : maskContacts(inner),
    ]),
  );
}
const isContact = /e-?mail|phone/i;
