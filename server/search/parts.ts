import type { Permission } from '../../contract/permissions';
import type { RestResource } from '../../contract/resource';
import type { SearchHit, SearchPart } from '../../contract/search';
import { lookUpUsers } from '../accounts/players/lookUp';
import type { Reading } from '../resources/readRoutes';
import { catalogHits } from './catalogPart';
import { emptyHit } from './hit';
import { caseHits, paymentHits } from './moneyParts';

/** One part of the search: its list's permission, and the function that finds at most `few` results. */
export interface Part {
  name: SearchPart;
  access: Permission;
  find: (text: string, few: number, reading: Reading) => Promise<SearchHit[]>;
}

const playerHits: Part['find'] = async (text, few, { reads, actor, now }) => {
  const users = await lookUpUsers(reads, text, few, { reader: actor, now });
  return users.map(({ id, userName, email, isLocked, isExact }) => ({
    ...emptyHit,
    resource: 'users',
    id,
    name: userName,
    about: email,
    state: isLocked ? 'banned' : null,
    isExact,
  }));
};

/** Everything that the server searches, in order; `later` are the catalogue's later resources. */
export const searchParts = (later: readonly RestResource[]): readonly Part[] => [
  { name: 'players', access: 'players:read', find: playerHits },
  { name: 'payments', access: 'payments:read', find: paymentHits },
  { name: 'cases', access: 'cases:read', find: caseHits },
  {
    name: 'catalog',
    access: 'catalog:read',
    find: (text, few, reading) => catalogHits(later, text, few, reading),
  },
];
