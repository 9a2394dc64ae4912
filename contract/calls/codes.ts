import { AcceptedOffer, OfferQuery } from '../payments';
import { defineCall } from './call';

/**
 * A POST, so that codes do not appear in access logs. Separate from the other payment calls, as few buyers have a
 * code.
 */
export const checkOffer = defineCall({
  access: 'guest',
  tag: 'payments',
  method: 'POST',
  path: 'user/payment/offer',
  limit: 'paymentRead',
  does: 'What a code brings a player for a package; the same refusal for whatever is wrong with it.',
  body: OfferQuery,
  refuses: { 400: ['code'] },
  response: { 200: AcceptedOffer },
});
