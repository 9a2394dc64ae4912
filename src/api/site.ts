import * as calls from '../../contract/calls/service';
import type { SiteContact } from '../../contract/site';
import { hasStatus } from './ApiError';
import { call } from './call';

/** Seller and support contact; empty with an older server without the call. Throws `ApiError`. */
export async function getSiteContact(signal?: AbortSignal): Promise<SiteContact> {
  try {
    return await call(calls.getSiteContact, undefined, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return { supportEmail: null, seller: null };
    throw error;
  }
}
