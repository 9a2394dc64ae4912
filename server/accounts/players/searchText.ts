import { sql } from 'kysely';
import { idStartOf } from '../../../contract/paymentNumber';
import { searchWords, streamSafe } from '../../../contract/text';
import { literally } from '../../db/like';
import { paymentsFrom } from '../../db/paymentIds';
import { phoneOf } from '../phone';

/** What a text may match, in the order of the parameters of `users_found`. */
export interface Text {
  /** LIKE patterns of the beginnings of words, all of which a name has to have; null without words. */
  words: string[] | null;
  /** A LIKE pattern of user names, null for a text that matches nobody: an empty one would read the whole index. */
  plain: string | null;
  /** A LIKE pattern of e-mails, and the spellings of a phone number; null for readers who may not see contacts. */
  email: string | null;
  phones: string[] | null;
  /** The beginning of the id that a payment's number stands for; null for any other text. */
  payment: string | null;
}

/** Patterns that match no text. */
export const nothing: Text = { words: null, plain: null, email: null, phones: null, payment: null };

/** A text as user names and e-mails are compared with it. */
export const comparable = (text: string): string => streamSafe(text).normalize('NFKC').trim().toLowerCase();

/**
 * The words of a text, each as the beginning of a word of `words_of_name`, the longest first; null for what no name
 * holds. Signs between words do not count.
 */
export function nameWords(text: string): string[] | null {
  const words = /[@_%]/.test(comparable(text)) ? [] : searchWords(text);
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length);
  return words.length > 0 ? longestFirst.map((word) => `% ${word}%`) : null;
}

/**
 * How a number may be stored that is written like this text: with the code of Vietnam, its trunk zero, both or neither,
 * or with the code of another country. Null for a text that is no number.
 */
export function phonesOf(text: string): string[] | null {
  const digits = phoneOf(text).replace('+', '');
  if (!/^\d{8,15}$/.test(digits)) return null;
  const abroad = digits.replace(/^00/, '');
  const local = abroad.replace(/^84(?=0?\d{9,10}$)/, '').replace(/^0/, '');
  const written = ['', '0', '84', '840'].map((code) => code + local);
  return [...new Set([abroad, ...written].flatMap((one) => [one, `+${one}`, `00${one}`]))];
}

/**
 * What staff find by a text: anywhere in a user name or e-mail, names by their words, phones as a whole, and
 * who paid by the number of the payment, as whoever lists players sees payments. With fewer than three letters or digits in a
 * row, an index of trigrams can find nothing, so the text has to be at the beginning.
 */
export function textOf(search: string, byContacts: boolean): Text | null {
  const text = comparable(search);
  if (!text) return null;
  // Trigrams consist of letters and digits: anything else has none, and the whole index would be read.
  if (!/[\p{L}\p{N}]/u.test(text)) return nothing;
  const start = /[\p{L}\p{N}]{3}/u.test(text) ? '%' : '';
  const plain = `${start}${literally(text)}%`;
  return {
    words: nameWords(search),
    plain,
    email: byContacts ? plain : null,
    phones: byContacts ? phonesOf(search) : null,
    payment: idStartOf(search),
  };
}

const name = sql`words_of_name(first_name_key, last_name_key)`;
/**
 * The condition for a name that has all the words, given as one parameter so that it may be prepared. As in
 * `users_found`, the first three are compared one by one, because no index serves `like all`.
 */
export const isNamed = (words: string[] | null) => {
  const given = sql`${words}::text[]`;
  return sql`(${name} like (${given})[1] and ${name} like coalesce((${given})[2], (${given})[1])
    and ${name} like coalesce((${given})[3], (${given})[1]) and ${name} like all(${given}))`;
};

/** Those whom the few payments with a number are of. */
export const payersOf = (payment: string) => paymentsFrom(payment, 6, 'user_id');

/** The condition for the users that a text finds. */
export const matches = ({ words, plain, email, phones, payment }: Text) => sql`(lower(user_name) like ${plain}
  or lower(email) like ${email} or phone_number = any(${phones}::text[]) or ${isNamed(words)}${
    payment ? sql` or id = any(array${payersOf(payment)})` : sql``
  })`;
