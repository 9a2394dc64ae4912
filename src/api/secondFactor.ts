import type { FactorSecret, FactorState, RecoveryCodes } from '../../contract/secondFactor';
import { request } from './request';

const post = <T>(path: string, json?: unknown) =>
  request<T>(`user/second-factor/${path}`, { method: 'POST', json });

/** The calls about one's own second factor (docs/spec/api.md). Each throws `ApiError`. */
export const getFactor = (signal?: AbortSignal) => request<FactorState>('user/second-factor', { signal });
export const beginFactor = (password: string) => post<FactorSecret>('begin', { password });
export const confirmFactor = (code: string) => post<RecoveryCodes>('confirm', { code });
export const renewRecoveryCodes = () => post<RecoveryCodes>('recovery-codes');
