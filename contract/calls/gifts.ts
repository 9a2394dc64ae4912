import { Type } from 'typebox';
import { Gift, GiftBody, GiftParams } from '../gifts';
import { Reason } from '../reason';
import { defineCall, none } from './call';

/** The key goes in the body: no log and no history of a browser has it. */
export const openGift = defineCall({
  tag: 'payments',
  access: 'guest',
  method: 'POST',
  path: 'user/gifts/:id',
  limit: 'paymentRead',
  does: 'What is in a gift, for whoever has its link; that it was opened is remembered for the player who received it alone.',
  params: GiftParams,
  body: GiftBody,
  response: { 200: Gift },
});
export const removeGiftWords = defineCall({
  tag: 'admin: transactions',
  resource: 'payments',
  access: 'players:write',
  method: 'POST',
  path: 'admin/transactions/:id/words/remove',
  does: 'Removes the name and the sentence that a buyer added to a payment, which ends the link of the gift.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ reason: Reason }),
  response: { 204: none },
});
