import { logout as logoutCall } from '../../contract/calls/tokens';
import { call } from './call';

/** Ends the session at the server (api.md, Accounts). Throws `ApiError`. */
export const logout = () => call(logoutCall);
