import { checkOffer } from '../../contract/calls/codes';
import type { OfferQuery } from '../../contract/payments';
import { call } from './call';

/** What a code brings a recipient for a package. Throws `ApiError`, the same 400 for any code that brings nothing. */
export const getCodeBonus = (body: OfferQuery) => call(checkOffer, { body });
