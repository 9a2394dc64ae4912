import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { maskContacts, maskText } from '../../../server/platform/masking/contacts';
import { addresses, foreignNumbers, left, vietnameseNumbers } from '../../support/server/contactCorpus';

/** The text without the marks. */
const textOf = (spelling: string) => spelling.replaceAll(/[⟦⟧]/g, '');
const marked = (spelling: string) => [...spelling.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret = '']) => secret);
const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{Nd}]/gu, '');
/** Words of three letters or more; the first letter of an address may stay. */
const wordsOf = (text: string) =>
  text.normalize('NFKC').match(/[\p{L}\p{N}]{3,}/gu) ?? [text.normalize('NFKC')];

const outsideOf = (spelling: string) => spelling.replaceAll(/⟦[^⟧]*⟧/g, ' ');
const hidesNumber = (spelling: string) => {
  const left = digitsOf(maskText(textOf(spelling))).length - digitsOf(outsideOf(spelling)).length;
  return left <= marked(spelling).length;
};
const hidesAddress = (spelling: string) => {
  const masked = maskText(textOf(spelling)).normalize('NFKC');
  return marked(spelling).every((secret) => !wordsOf(secret).some((word) => masked.includes(word)));
};

describe('contacts in free text', () => {
  it('are judged on at least 140 spellings to find and 60 to leave', () => {
    const found = new Set([...vietnameseNumbers, ...foreignNumbers, ...addresses]);
    expect([found.size >= 140, new Set(left).size >= 60]).toEqual([true, true]);
  });
  it.each(vietnameseNumbers)('hide %j', (spelling) => {
    expect([maskText(textOf(spelling)), hidesNumber(spelling)]).toEqual([expect.any(String), true]);
  });
  it.each(foreignNumbers)('hide %j', (spelling) => {
    expect([maskText(textOf(spelling)), hidesNumber(spelling)]).toEqual([expect.any(String), true]);
  });
  it.each(addresses)('hide %j', (spelling) => {
    expect([maskText(textOf(spelling)), hidesAddress(spelling)]).toEqual([expect.any(String), true]);
  });
  it.each(left)('leave %j', (text) => {
    expect(maskText(text)).toBe(text);
  });
});

describe('numbers of every country, as a library of numbers writes them', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  const spellings = numbers.flatMap((number) => [
    `call ${number.formatInternational()} soon`,
    `call ${number.number}, please`,
    `call ${number.formatInternational().replaceAll(' ', '-')}`,
  ]);
  it.each(spellings.filter((text) => digitsOf(text).length >= 8))('are hidden: %s', (text) => {
    expect(digitsOf(maskText(text)).length).toBeLessThanOrEqual(2);
  });
});

describe('contacts in a value', () => {
  it('are known by the name of the field, whatever is in it, and identifiers too', () => {
    const id = '0912345678';
    expect(
      maskContacts({
        phoneNumber: 'none',
        contactEmail: 'x',
        phone: 912345678,
        id,
        reference: id,
        userIds: [id],
      }),
    ).toEqual({
      phoneNumber: 'n•••@•••',
      contactEmail: 'x•••@•••',
      phone: '9•••@•••',
      id,
      reference: id,
      userIds: [id],
    });
  });
  it('are found in a text that stands in the place of an identifier', () => {
    expect(maskContacts({ id: 'call 0912345678', userId: 'lan@mail.vn', said: ['x 0912345678'] })).toEqual({
      id: 'call 0•••',
      userId: 'l•••@•••',
      said: ['x 0•••'],
    });
  });
});
