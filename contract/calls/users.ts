import { Type } from 'typebox';
import { lookedUpUsers, wholeContacts } from '../limits';
import { Undo, Undone } from '../undo';
import { BanBody, LockBody, User, UserFilter, UserList, UserListQuery, UserStats } from '../users';
import { defineCall } from './call';

const own = { tag: 'admin: users', resource: 'users' } as const;
const locks = {
  ...own,
  method: 'POST',
  access: 'players:ban',
  details: ['conflict'],
  response: { 200: User },
} as const;

/**
 * As many contacts as in a file, or so far into the list that it is being walked. A page of the screens is short, and the list
 * that they begin with, without a filter, is cut where it would be longer than `wholeContacts`.
 */
const isLongPage = ({
  Page = 1,
  PageSize = 10,
  CutTo = PageSize,
  ...others
}: Readonly<Record<string, unknown>>): boolean => {
  const isBeginning = Number(Page) === 1 && Number(CutTo) <= lookedUpUsers && isEmpty(others);
  const isDeep = Number(Page) * Number(PageSize) > wholeContacts;
  return !isBeginning && (isDeep || Number(PageSize) > lookedUpUsers);
};
const isEmpty = (others: object) => Object.values(others).every((value) => value === undefined);

export const listUsers = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/user/get-all',
  bulk: 'contactFiles',
  bulkOf: (query) => (isLongPage(query) ? 'contactFiles' : 'contactPages'),
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
  access: 'players:ban',
  does: 'Undoes a ban or the lifting of one, unless another change followed it.',
  body: Undo,
  response: { 200: Undone },
});
