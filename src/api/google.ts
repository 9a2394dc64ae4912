import * as calls from '../../contract/calls/google';
import { apiUrl } from './send';

/** URL of the pop-up; the provider redirects back to `callback` (product.md section 7). */
export const googleLoginUrl = (callback: string): string =>
  apiUrl(calls.googleLogin.path, { redirect_uri: callback });
