import * as calls from '../../contract/calls/erasure';
import type { CloseOwnBody, EmailCorrection } from '../../contract/erasure';
import { call } from './call';
import { respond } from './request';

const of = (id: string) => ({ params: { id } });

/** The end of an account, and its e-mail (docs/spec/api.md). Each throws `ApiError`. */
export const getOwnProofs = (signal?: AbortSignal) => call(calls.getOwnProofs, undefined, signal);
export const closeOwnAccount = (body: CloseOwnBody) => call(calls.closeOwnAccount, { body });
export const undoByLink = (token: string) => call(calls.undoByLink, { body: { token } });
export const erasePlayer = (id: string, reason: string) =>
  call(calls.erasePlayer, { ...of(id), body: { reason } });
export const keepPlayer = (id: string, reason: string) =>
  call(calls.keepPlayer, { ...of(id), body: { reason } });
export const correctEmail = (id: string, body: EmailCorrection) =>
  call(calls.correctEmail, { ...of(id), body });
export const resendVerification = (id: string) => call(calls.resendVerification, of(id));

/** Everything about a player as a zip file. */
export async function exportPlayer(id: string, signal: AbortSignal): Promise<Blob> {
  const { method, path } = calls.exportPlayer;
  const response = await respond(path.replace(':id', encodeURIComponent(id)), { method, signal });
  return response.blob();
}
