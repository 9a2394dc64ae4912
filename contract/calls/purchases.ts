import { GuestPurchases, JoinedPurchases, PageQuery, Purchases } from '../purchases';
import { AccountWaits } from '../waits';
import { defineCall } from './call';

const own = { access: 'player', tag: 'players' } as const;

export const getPurchases = defineCall({
  ...own,
  method: 'GET',
  path: 'user/purchases',
  does: 'A page of what the account paid for or received, newest first.',
  query: PageQuery,
  response: { 200: Purchases },
});
export const getWaits = defineCall({
  ...own,
  method: 'GET',
  path: 'user/waits',
  does: 'What waits for the account among all of its purchases: gifts to open, and money that is held.',
  response: { 200: AccountWaits },
});
/** Below the calls of payments, where a browser sends its cookie. */
export const getGuestPurchases = defineCall({
  ...own,
  method: 'GET',
  path: 'user/payment/guest',
  limit: 'paymentRead',
  does: 'Purchases that this browser made without signing in and that the account may take over.',
  response: { 200: GuestPurchases },
});
export const joinGuestPurchases = defineCall({
  ...own,
  method: 'POST',
  path: 'user/payment/guest',
  limit: 'paymentRead',
  does: 'Makes these purchases those of the account.',
  response: { 200: JoinedPurchases },
});
