import { checkOffer } from '../../contract/calls/codes';
import type { OfferQuery } from '../../contract/payments';
import { call } from './call';

/** A code's bonus for a recipient and a package. Throws `ApiError`, the same 400 for any code without a bonus. */
export const getCodeBonus = (body: OfferQuery) => call(checkOffer, { body });
