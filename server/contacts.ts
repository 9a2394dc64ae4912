import { permissionsOf } from '../contract/permissions';
import type { Caller } from './http/types';

/** Whether the reader may see contact data; others see it masked (studio.md section 1, analyst). */
export const seesContacts = ({ staffRoles }: Pick<Caller, 'staffRoles'>): boolean =>
  permissionsOf(staffRoles).includes('players:contacts');

/** An e-mail masked for readers without that permission: enough to distinguish rows, not enough to write to. */
export const maskEmail = (email: string): string => `${[...email][0] ?? ''}•••@•••`;

/** An e-mail or a Vietnamese phone number within a text; ids, dates and amounts are none. */
const contacts = /[^\s@]+@[^\s@]+|(?<![\w-])(?:\+84|0)(?:[ .]?\d){9,10}(?![\w-])/g;
const isContact = /e-?mail|phone/i;

/** Masks every e-mail and phone number in a value of any shape, recognised by field name or by form. */
export function maskContacts(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(contacts, maskEmail);
  if (Array.isArray(value)) return value.map(maskContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && isContact.test(name) ? maskEmail(inner) : maskContacts(inner),
    ]),
  );
}

/** A text as someone may read it: what senders and colleagues typed may hold a contact. */
export const forReader = (reader: Pick<Caller, 'staffRoles'>, text: string): string =>
  seesContacts(reader) ? text : String(maskContacts(text));
