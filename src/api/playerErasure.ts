import * as calls from '../../contract/calls/playerErasure';
import type { EmailCorrection } from '../../contract/erasure';
import { call } from './call';
import { connected } from './connected';
import { respondFile } from './respondFile';

const of = (id: string) => ({ params: { id } });

/** Staff actions on a player's e-mail, data and erasure (docs/spec/api.md). Each throws `ApiError`. */
export const erasePlayer = (id: string, reason: string) =>
  call(calls.erasePlayer, { ...of(id), body: { reason } });
export const keepPlayer = (id: string, reason: string) =>
  call(calls.keepPlayer, { ...of(id), body: { reason } });
export const endEmailUndo = (id: string, reason: string) =>
  call(calls.endEmailUndo, { ...of(id), body: { reason } });
export const correctEmail = (id: string, body: EmailCorrection) =>
  call(calls.correctEmail, { ...of(id), body });
export const resendVerification = (id: string) => call(calls.resendVerification, of(id));

/** Everything about a player as a zip file. */
export async function exportPlayer(id: string, signal: AbortSignal): Promise<Blob> {
  const { method, path } = calls.exportPlayer;
  const address = path.replace(':id', encodeURIComponent(id));
  const response = await respondFile(address, 'application/zip', { method, signal });
  return connected(signal, () => response.blob());
}
