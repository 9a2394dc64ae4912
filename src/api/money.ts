import type { MoneyCase, MoneyCaseDetail, MoneyNote } from '../../contract/cases';
import type {
  ConfirmBody,
  DecisionBody,
  MoneyRequest,
  RefundBody,
  RefundPreview,
  ResolveBody,
  SettleBody,
  WithdrawBody,
} from '../../contract/moneyRequests';
import { request } from './request';

/** Refunds, cases and what else moves money (docs/spec/api.md). Each throws `ApiError`. */
const post = <T>(path: string, json: object) => request<T>(`admin/${path}`, { method: 'POST', json });
const part = encodeURIComponent;

export const getOpenRequests = (signal?: AbortSignal) =>
  request<MoneyRequest[]>('admin/money-requests', { signal });
export const getPaymentRequests = (paymentId: string, signal?: AbortSignal) =>
  request<MoneyRequest[]>(`admin/transactions/${part(paymentId)}/requests`, { signal });
export const askRefund = (paymentId: string, body: RefundBody) =>
  post<MoneyRequest>(`transactions/${part(paymentId)}/refunds`, body);
export const askSettle = (paymentId: string, body: SettleBody) =>
  post<MoneyRequest>(`transactions/${part(paymentId)}/settle`, body);
export const decideRequest = (id: string, body: DecisionBody) =>
  post<MoneyRequest>(`money-requests/${part(id)}/decide`, body);
export const withdrawRequest = (id: string, body: WithdrawBody) =>
  post<MoneyRequest>(`money-requests/${part(id)}/withdraw`, body);
/** What a refund of `amount` would do if it was asked for now. */
export const previewRefund = (paymentId: string, amount: number, signal?: AbortSignal) =>
  request<RefundPreview>(`admin/transactions/${part(paymentId)}/refund-preview`, {
    query: { amount: String(amount) },
    signal,
  });
export const confirmRequest = (id: string, body: ConfirmBody) =>
  post<MoneyRequest>(`money-requests/${part(id)}/confirm`, body);

export const getCase = (id: string, signal?: AbortSignal) =>
  request<MoneyCaseDetail>(`admin/cases/${part(id)}`, { signal });
export const getCaseNotes = (id: string, signal?: AbortSignal) =>
  request<MoneyNote[]>(`admin/cases/${part(id)}/notes`, { signal });
export const getCaseRequests = (id: string, signal?: AbortSignal) =>
  request<MoneyRequest[]>(`admin/cases/${part(id)}/requests`, { signal });
export const noteCase = (id: string, text: string) => post<MoneyNote>(`cases/${part(id)}/notes`, { text });
export const ownCase = (id: string, mine: boolean, version: number) =>
  post<MoneyCase>(`cases/${part(id)}/owner`, { mine, version });
export const closeCase = (id: string, reason: string, version: number) =>
  post<MoneyCase>(`cases/${part(id)}/close`, { reason, version });
export const resolveCase = (id: string, body: ResolveBody) =>
  post<MoneyRequest>(`cases/${part(id)}/resolve`, body);
