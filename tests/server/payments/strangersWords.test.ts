import { expect, it } from 'vitest';
import { leadsAway, readsAsOurs } from '../../../server/platform/masking/strangersWords';
import { allowedNames, allowedWords, refusedNames, refusedWords } from '../../support/server/giftWords';

it('reads enough of both', () => {
  expect(allowedWords.length + allowedNames.length).toBeGreaterThanOrEqual(100);
  expect(refusedWords.length + refusedNames.length).toBeGreaterThanOrEqual(100);
});
it.each(allowedWords)('%j may be sent', (words) => expect(leadsAway(words)).toBe(false));
it.each(refusedWords)('%j leads away', (words) => expect(leadsAway(words)).toBe(true));
it.each(allowedNames)('%j is somebody’s name', (name) =>
  expect(leadsAway(name) || readsAsOurs(name)).toBe(false),
);
it.each(refusedNames)('%j reads as ours', (name) => expect(readsAsOurs(name)).toBe(true));
