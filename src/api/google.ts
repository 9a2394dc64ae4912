import type { SignedIn } from '../../contract/accounts';
import { request } from './request';
import { apiUrl } from './send';

/** Where the pop-up goes; the provider's response ends at `callback` (product.md section 7). */
export const googleLoginUrl = (callback: string): string =>
  apiUrl('external/auth/google-login', { redirect_uri: callback });

/** Takes the session that the provider's return left for this browser; works once. */
export const takeGoogleSession = () =>
  request<SignedIn>('external/auth/google-token', { method: 'POST', json: {} });
