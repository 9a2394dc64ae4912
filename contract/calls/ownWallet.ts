import { OwnSeasons, WalletEntries } from '../ownWallet';
import { PageQuery } from '../purchases';
import { defineCall } from './call';

const own = { access: 'player', tag: 'players' } as const;

export const getWallet = defineCall({
  ...own,
  method: 'GET',
  path: 'user/wallet/:wallet',
  does: 'A page of the changes of one of the account’s wallets, each with its cause, newest first.',
  query: PageQuery,
  response: { 200: WalletEntries },
});
export const getOwnSeasons = defineCall({
  ...own,
  method: 'GET',
  path: 'user/seasons',
  does: 'The seasons that the account spent in, and the gifts that they gave.',
  response: { 200: OwnSeasons },
});
/** One a day. */
export const exportOwnData = defineCall({
  ...own,
  method: 'POST',
  path: 'user/export',
  does: 'Sends everything that is stored about the account as a zip file, once a day.',
  response: {},
  raw: 'zip',
});
