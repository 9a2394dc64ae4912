import * as calls from '../../contract/calls/google';
import { call } from './call';
import { apiUrl } from './send';

/** URL of the pop-up; the provider redirects back to `callback` (product.md section 7). */
export const googleLoginUrl = (callback: string): string =>
  apiUrl(calls.googleLogin.path, { redirect_uri: callback });

/**
 * Takes the session that the provider's callback prepared for this browser; works once. `reopen` reopens an account
 * that is about to be erased.
 */
export const takeGoogleSession = (reopen?: 'yes') => call(calls.takeGoogleSession, { query: { reopen } });
