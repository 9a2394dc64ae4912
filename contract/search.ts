import { type Static, Type } from 'typebox';
import { Moment, orNull } from './schemas';
import { searchText } from './searchLimits';

/** One result of the back office's search, as its list shows it to this reader. */
export const SearchHit = Type.Object({
  /** The list it is in: `users`, `transactions`, `cases`, or a resource of the catalogue. */
  resource: Type.String(),
  id: Type.String(),
  /** The player's user name, the payment's package, the case's kind, or the record's name. */
  name: Type.String(),
  /** The English name, where the record has one. */
  nameEn: orNull(Type.String()),
  /** The person it belongs to: the player's e-mail as the list shows it, or the payment's player. */
  about: orNull(Type.String()),
  /** In the usual unit of the currency beside it. */
  amount: orNull(Type.Number()),
  currency: orNull(Type.String()),
  /** The state of a payment or case. */
  state: orNull(Type.String()),
  at: orNull(Moment),
  /** Whether the text is its id, order number, reference, user name or e-mail. */
  isExact: Type.Boolean(),
});
export type SearchHit = Static<typeof SearchHit>;

export const SearchQuery = Type.Object({ q: Type.String({ maxLength: searchText.most }) });

const Part = Type.Enum(['players', 'payments', 'cases', 'catalog']);
export type SearchPart = Static<typeof Part>;

export const SearchResponse = Type.Object({
  /** The parts that found something, in order. */
  parts: Type.Array(
    Type.Object({
      name: Part,
      hits: Type.Array(SearchHit),
      /** Whether there are more than these. */
      isMore: Type.Boolean(),
    }),
  ),
  /** The parts that took too long and were left out. */
  late: Type.Array(Part),
});
export type SearchResponse = Static<typeof SearchResponse>;
