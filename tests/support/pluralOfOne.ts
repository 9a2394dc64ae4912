/** Verbs and other words with an s that may follow a number or a name. */
const noNoun = new Set([
  'is',
  'was',
  'has',
  'does',
  'adds',
  'bonus',
  'plus',
  'this',
  'less',
  'begins',
  'invites',
]);

/** Where an English text says one of something in the plural: `1 diamonds`, `1 diamond were added`, `There are 1`. */
export function pluralsOfOne(text: string): string[] {
  const plain = text.replaceAll(/<\/?\w+>/g, '');
  const nouns = [...plain.matchAll(/(?<![\d.,])1\s(?:more\s|new\s|other\s)?([a-z]+s)\b/g)];
  const verbs = [...plain.matchAll(/(?<![\d.,])1\s[a-z]+\s(?:were|are|have)\b|\bThere are 1\b/g)];
  return [...nouns.filter(([, word = '']) => !noNoun.has(word)), ...verbs].map(([found]) => found);
}
