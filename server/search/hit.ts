import type { SearchHit } from '../../contract/search';

/** Defaults of a hit's fields. */
export const emptyHit = {
  nameEn: null,
  about: null,
  amount: null,
  currency: null,
  state: null,
  at: null,
  isExact: false,
} as const satisfies Partial<SearchHit>;
