import { Type } from 'typebox';
import { isLongPage, lookedUpUsers } from '../limits';
import { Undo, Undone } from '../undo';
import { BanBody, LockBody, TagsInUse, User, UserFilter, UserList, UserListQuery, UserStats } from '../users';
import { defineCall } from './call';

const own = { tag: 'admin: users', resource: 'users' } as const;
const locks = {
  ...own,
  method: 'POST',
  access: 'players:ban',
  details: ['conflict'],
  response: { 200: User },
} as const;

/** A long page of contacts (`isLongPage`), but for the list that the screens begin with: without a filter, cut where it is long. */
const isLongList = ({
  Page = 1,
  PageSize = 10,
  CutTo = PageSize,
  ...others
}: Readonly<Record<string, unknown>>): boolean => {
  const isBeginning = Number(Page) === 1 && Number(CutTo) <= lookedUpUsers && isEmpty(others);
  const last = Number(Page) * Number(PageSize);
  return !isBeginning && isLongPage(last - Number(PageSize), last - 1);
};
const isEmpty = (others: object) => Object.values(others).every((value) => value === undefined);

export const listUsers = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/user/get-all',
  bulk: 'contactFiles',
  bulkOf: (query) => (isLongList(query) ? 'contactFiles' : 'contactPages'),
  access: 'players:read',
  does: 'Lists accounts with the counts of the dashboard.',
  query: UserListQuery,
  response: { 200: UserList },
});
export const getUserStats = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/user/stats',
  access: 'dashboard:read',
  does: 'The counts of players on the dashboard.',
  response: { 200: UserStats },
});
export const listTags = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/user/tags',
  access: 'players:read',
  does: 'The tags of players, the most frequent first, to choose from.',
  response: { 200: TagsInUse },
});
export const exportUsers = defineCall({
  ...own,
  method: 'POST',
  path: 'admin/user/export',
  bulk: 'contactFiles',
  access: 'players:read',
  does: 'Sends the accounts of a filter as a file.',
  body: UserFilter,
  response: {},
  raw: 'csv',
});
export const banUser = defineCall({
  ...locks,
  path: 'admin/user/ban/:id',
  bulk: 'bans',
  body: Type.Union([Type.Null(), BanBody]),
  refuses: { 400: ['until'] },
  does: 'Bans a player, with a reason and an end if given; with the state given, only if it changes.',
});
export const unbanUser = defineCall({
  ...locks,
  path: 'admin/user/unban/:id',
  body: Type.Union([Type.Null(), LockBody]),
  does: 'Lifts a ban; with the state given, only if it changes.',
});
export const undoBan = defineCall({
  ...own,
  method: 'POST',
  path: 'admin/user/undo',
  // Undoing the lifting of a ban bans.
  bulk: 'bans',
  access: 'players:ban',
  does: 'Undoes a ban or the lifting of one, unless another change followed it.',
  body: Undo,
  response: { 200: Undone },
});
