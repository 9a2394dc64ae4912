import type { SearchHit } from '../../contract/search';

/** What a hit has no other value for. */
export const emptyHit = {
  nameEn: null,
  about: null,
  amount: null,
  currency: null,
  state: null,
  at: null,
  isExact: false,
} as const satisfies Partial<SearchHit>;
