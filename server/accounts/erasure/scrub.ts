import { maskText } from '../../platform/masking/contacts';
import type { Erased } from './person';

const mark = '•••';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The last digits of a phone number with anything between them, as people write it. */
const spacedDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9).split('').join('[\\s().-]*');

/** Finds any of these as whole words; undefined without any. */
const anyOf = (patterns: readonly string[], flags: 'gu' | 'giu'): RegExp[] =>
  patterns.length > 0
    ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, flags)]
    : [];

/** What names a player in a text, the longest first. A first name alone may be a common word, unless it is capitalised. */
function namesOf({ emails, userName, firstName, lastName, phoneNumber }: Erased): RegExp[] {
  const real = (names: readonly string[]) =>
    names.map((name) => name.trim().normalize('NFC')).filter((name) => name.length > 1);
  const names = real([`${lastName} ${firstName}`, `${firstName} ${lastName}`, userName, ...emails]);
  const words = names.sort((a, b) => b.length - a.length).map(escaped);
  const phone = phoneNumber ? [`[+\\d]*${spacedDigits(phoneNumber)}`] : [];
  return [...anyOf([...words, ...phone], 'giu'), ...anyOf(real([firstName]).map(escaped), 'gu')];
}

/** Takes a player's names, and every contact, out of what staff wrote. */
export function scrubberFor(person: Erased): (text: string) => string {
  const names = namesOf(person);
  return (text) => {
    let without = text.normalize('NFC');
    for (const name of names) without = without.replace(name, mark);
    return maskText(without);
  };
}
