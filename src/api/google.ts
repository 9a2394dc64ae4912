import type { SignedIn } from '../../contract/accounts';
import { request } from './request';
import { apiUrl } from './send';

/** URL of the pop-up; the provider redirects back to `callback` (product.md section 7). */
export const googleLoginUrl = (callback: string): string =>
  apiUrl('external/auth/google-login', { redirect_uri: callback });

/** Takes the session that the provider's callback left for this browser; works once. */
export const takeGoogleSession = () =>
  request<SignedIn>('external/auth/google-token', { method: 'POST', json: {} });
