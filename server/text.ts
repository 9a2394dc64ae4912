/** Characters as people count them: one for "ễ", however it is encoded. */
export const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length;
