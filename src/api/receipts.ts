import type { Receipt } from '../../contract/receipts';
import { request } from './request';

/** The receipt of a completed payment, for whoever has the key of its address. Throws `ApiError`, 404 for any wrong one. */
export const getReceipt = (id: string, key: string, signal?: AbortSignal) =>
  request<Receipt>(`user/payment/receipt/${encodeURIComponent(id)}`, { query: { key }, signal });
