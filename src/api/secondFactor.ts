import * as calls from '../../contract/calls/secondFactor';
import { call } from './call';

/** The calls about one's own second factor (docs/spec/api.md). Each throws `ApiError`. */
export const getFactor = (signal?: AbortSignal) => call(calls.getFactor, undefined, signal);
export const beginFactor = (password: string) => call(calls.beginFactor, { body: { password } });
export const confirmFactor = (code: string) => call(calls.confirmFactor, { body: { code } });
export const renewRecoveryCodes = () => call(calls.renewRecoveryCodes);
/** Enters the second factor again for this session. */
export const stepUp = (code: string) => call(calls.stepUp, { body: { code } });
