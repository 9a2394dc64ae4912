import { accountMutations } from './accounts';
import { givenMutations } from './given';
import { moneyMutations } from './money';
import { ownedMutations } from './owned';
import { siteMutations } from './site';
import { studioMutations } from './studio';

/** One rule removed: `from`, which occurs once in `file`, becomes `to`, and one of `tests` must fail. */
export interface Mutation {
  /** The rule, prefixed with its area. */
  name: string;
  file: string;
  from: string;
  to: string;
  project: 'server' | 'server-plain' | 'site' | 'site-screens' | 'admin' | 'repo';
  tests: readonly string[];
}

/** Rules of money, sessions, permissions, masks, counters, giving, what players own, files, the studio and the door that tests must enforce. */
export const mutations: readonly Mutation[] = [
  ...moneyMutations,
  ...accountMutations,
  ...givenMutations,
  ...ownedMutations,
  ...studioMutations,
  ...siteMutations,
];
