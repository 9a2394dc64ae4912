import { permissionsOf, type StaffRole } from '../../../contract/permissions';
import { emailsIn, merged } from './emails';
import { phonesIn } from './phones';
import { plainTextOf, type Range } from './plainText';

/** Whether the reader may see contact data; others see it masked (docs/spec/studio.md, Roles). */
export const seesContacts = ({ staffRoles }: { staffRoles: readonly StaffRole[] }): boolean =>
  permissionsOf(staffRoles).includes('players:contacts');

/** An e-mail masked for readers without that permission: enough to distinguish rows, not enough to write to. */
export const maskEmail = (email: string): string => `${[...email][0] ?? ''}•••@•••`;
export const maskPhone = (phone: string): string => `${[...phone][0] ?? ''}•••`;

/** A text with none of these contains no contact, in any spelling. */
const mayHold = /[\p{Nd}\p{No}@%&\\=\ufe6b\uff20]|\bat\b|a[ -]?(?:c|m)/iu;

/** Masks every e-mail address and phone number in a free text, whatever its spelling (docs/security.md). */
export function maskText(text: string): string {
  if (!mayHold.test(text)) return text;
  const { plain, rangeOf } = plainTextOf(text);
  const emails = emailsIn(plain);
  const phones = outside(phonesIn(plain), emails);
  const masks = [
    ...emails.map((range) => ({ ...rangeOf(range), mask: maskEmail })),
    ...phones.map((range) => ({ ...rangeOf(range), mask: maskPhone })),
  ].sort((a, b) => a.start - b.start);
  return replaced(text, masks);
}

/** A free text as this reader may see it; the stored text stays unmasked. */
export const textFor = (reader: { staffRoles: readonly StaffRole[] }, text: string): string =>
  seesContacts(reader) ? text : maskText(text);

/** The numbers that are not part of an address; both lists are in order. */
function outside(phones: readonly Range[], emails: readonly Range[]): Range[] {
  let next = 0;
  return phones.filter(({ start, end }) => {
    while ((emails[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return end <= (emails[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

function replaced(text: string, masks: ReadonlyArray<Range & { mask: (part: string) => string }>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, mask } of masks) {
    parts.push(text.slice(at, start), mask(text.slice(start, end)));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** Replaces every e-mail address in a text, for logs. */
export function withoutEmails(text: string, instead: string): string {
  if (!/[@%&\\=\ufe6b\uff20]/.test(text)) return text;
  const { plain, rangeOf } = plainTextOf(text);
  return replaced(
    text,
    merged(emailsIn(plain).map(rangeOf)).map((range) => ({ ...range, mask: () => instead })),
  );
}

const isContact = /e-?mail|phone/i;
/** Fields that identify something, listed by name because an identifier may look like a number. */
const isIdentifier =
  /^(?:id|version|image|route|network|.*(?:Id|Ids|At|Hash|Number|[Rr]eference|[Rr]eferences))$/;
/** The format of an identifier; anything else in its place is text. */
const identifier = /^[\w.:+/-]{1,128}$/;

/** Masks every e-mail and phone number in a value of any shape: contacts by the field's name, texts by their content. */
export function maskContacts(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskField(name, inner)]));
}

function maskField(name: string, value: unknown): unknown {
  if (isContact.test(name) && (typeof value === 'string' || typeof value === 'number')) {
    return maskEmail(String(value));
  }
  if (!isIdentifier.test(name)) return maskContacts(value);
  if (Array.isArray(value)) return value.map((one) => maskField(name, one));
  return typeof value === 'string' && identifier.test(value) ? value : maskContacts(value);
}

/** Masks what somebody typed into a list's filter, where an identifier may be anything. */
export function maskTyped(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskTyped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskTyped(inner)]));
}
