import { maskText } from '../../platform/masking/contacts';
import type { Erased } from './person';

const mark = '•••';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The last digits of a phone number with anything between them, as people write it. */
const spacedDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9).split('').join('[\\s().-]*');

/** As people type it on a keyboard without Vietnamese. */
const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');

/** Texts of more than a letter, with and without their marks, the longest first. */
function written(texts: readonly string[]): string[] {
  const real = texts.map((text) => text.trim().normalize('NFC')).filter((text) => text.length > 1);
  return [...new Set(real.flatMap((text) => [text, withoutMarks(text)]))].sort((a, b) => b.length - a.length);
}

/** Finds any of these as whole words; nothing without any. `before` is what must not follow. */
const anyOf = (patterns: readonly string[], flags: 'gu' | 'giu', before = ''): RegExp[] =>
  patterns.length > 0
    ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])${before}`, flags)]
    : [];

/** A family name before another name is somebody else's: the player's own has been found as a whole. */
const noName = '(?!\\s\\p{Lu})';

/**
 * What names a player in a text, whole names first. A part of the name alone may be a common word, unless it is
 * capitalised; people are called by the last word of their first name, and abroad by the family name.
 */
function namesOf({ emails, userName, firstName, lastName, phoneNumber }: Erased): RegExp[] {
  const whole = written([`${lastName} ${firstName}`, `${firstName} ${lastName}`, userName, ...emails]);
  const phone = phoneNumber ? [`[+\\d]*${spacedDigits(phoneNumber)}`] : [];
  return [
    ...anyOf([...whole.map(escaped), ...phone], 'giu'),
    ...anyOf(written([firstName, ...firstName.split(/\s+/)]).map(escaped), 'gu'),
    ...anyOf(written([lastName, ...lastName.split(/\s+/)]).map(escaped), 'gu', noName),
  ];
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
