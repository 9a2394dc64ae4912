import * as cases from '../../contract/calls/cases';
import * as calls from '../../contract/calls/money';
import type {
  BeginBody,
  ConfirmBody,
  DecisionBody,
  GrantBody,
  RefundBody,
  ResolveBody,
  SettleBody,
  WithdrawBody,
} from '../../contract/moneyRequests';
import { call } from './call';

/** Calls for refunds, grants, cases and other requests that move money (docs/spec/api.md). Each throws `ApiError`. */
const of = (id: string) => ({ params: { id } });

export const getPaymentRequests = (paymentId: string, signal?: AbortSignal) =>
  call(calls.listPaymentRequests, of(paymentId), signal);
export const requestRefund = (paymentId: string, body: RefundBody) =>
  call(calls.requestRefund, { ...of(paymentId), body });
export const requestSettlement = (paymentId: string, body: SettleBody) =>
  call(calls.requestSettle, { ...of(paymentId), body });
export const requestGrant = (playerId: string, body: GrantBody) =>
  call(calls.requestGrant, { ...of(playerId), body });
export const decideRequest = (id: string, body: DecisionBody) =>
  call(calls.decideRequest, { ...of(id), body });
export const withdrawRequest = (id: string, body: WithdrawBody) =>
  call(calls.withdrawRequest, { ...of(id), body });
export const beginRequest = (id: string, body: BeginBody) => call(calls.beginRequest, { ...of(id), body });
/** What a refund of `amount` would do if it were requested now. */
export const previewRefund = (paymentId: string, amount: number, signal?: AbortSignal) =>
  call(calls.previewRefund, { ...of(paymentId), query: { amount } }, signal);
export const confirmRequest = (id: string, body: ConfirmBody) =>
  call(calls.confirmRequest, { ...of(id), body });

export const getCase = (id: string, signal?: AbortSignal) => call(cases.getCase, of(id), signal);
export const getCaseNotes = (id: string, signal?: AbortSignal) => call(cases.getCaseNotes, of(id), signal);
export const getCaseRequests = (id: string, signal?: AbortSignal) =>
  call(cases.getCaseRequests, of(id), signal);
export const noteCase = (id: string, text: string) => call(cases.noteCase, { ...of(id), body: { text } });
export const ownCase = (id: string, mine: boolean, version: number) =>
  call(cases.ownCase, { ...of(id), body: { mine, version } });
export const closeCase = (id: string, reason: string, version: number) =>
  call(cases.closeCase, { ...of(id), body: { reason, version } });
export const resolveCase = (id: string, body: ResolveBody) => call(cases.resolveCase, { ...of(id), body });
