/** What changes a wallet, in the books of all players (contract/books.ts). */
export const bookParts = ['opening', 'sold', 'given', 'returned', 'spent', 'takenBack'] as const;
export type BookPart = (typeof bookParts)[number];

/** Those that take. */
export const isTaking = (part: BookPart): boolean => part === 'spent' || part === 'takenBack';

/** What a wallet's books say that players have, which is what they hold less what they owe. */
export const balanceOf = (books: Readonly<Record<BookPart, number>>): number =>
  bookParts.reduce((sum, part) => (isTaking(part) ? sum - books[part] : sum + books[part]), 0);
