import { maskText } from '../../platform/masking/contacts';
import type { Erased } from './person';

const mark = '•••';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The last digits of a phone number, with any separators between them, as people write it. */
const spacedDigits = (phone: string) => phone.replace(/\D/g, '').slice(-9).split('').join('[\\s().-]*');

/** As typed on a keyboard without Vietnamese input. */
const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').normalize('NFC');

/** Texts longer than one letter, with and without diacritics, longest first. */
function written(texts: readonly string[]): string[] {
  const real = texts.map((text) => text.trim().normalize('NFC')).filter((text) => text.length > 1);
  return [...new Set(real.flatMap((text) => [text, withoutMarks(text)]))].sort((a, b) => b.length - a.length);
}

/** Matches any of these as whole words; no pattern for an empty list. `before` is what must not follow. */
const anyOf = (patterns: readonly string[], flags: 'gu' | 'giu', before = ''): RegExp[] =>
  patterns.length > 0
    ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])${before}`, flags)]
    : [];

/**
 * A family name followed by another name belongs to somebody else: the player's own full name has already been
 * matched.
 */
const noName = '(?!\\s\\p{Lu})';

/**
 * The ways in which a text may name a player, full names first. Part of a name alone may be a common word unless
 * capitalised; Vietnamese people are addressed by the last word of their given name, others also by their family
 * name.
 */
function namesOf({ emails, userName, formerNames, firstName, lastName, phoneNumber }: Erased): RegExp[] {
  const whole = written([
    `${lastName} ${firstName}`,
    `${firstName} ${lastName}`,
    userName,
    ...formerNames,
    ...emails,
  ]);
  const phone = phoneNumber ? [`[+\\d]*${spacedDigits(phoneNumber)}`] : [];
  return [
    ...anyOf([...whole.map(escaped), ...phone], 'giu'),
    ...anyOf(written([firstName, ...firstName.split(/\s+/)]).map(escaped), 'gu'),
    ...anyOf(written([lastName, ...lastName.split(/\s+/)]).map(escaped), 'gu', noName),
  ];
}

/** Removes a player's names and all contact data from what staff wrote. */
export function scrubberFor(person: Erased): (text: string) => string {
  const names = namesOf(person);
  return (text) => {
    let without = text.normalize('NFC');
    for (const name of names) without = without.replace(name, mark);
    return maskText(without);
  };
}
