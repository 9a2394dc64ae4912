import type { Address } from '../../contract/addresses';
import { exportOwnData } from '../../contract/calls/ownWallet';
import { exportPlayer as exportCall } from '../../contract/calls/playerErasure';
import { connected } from './connected';
import { respondFile } from './respondFile';

/** Everything about a player as a zip file. Throws `ApiError`. */
export const exportPlayer = (id: string, signal: AbortSignal): Promise<Blob> =>
  zipAt({ ...exportCall, path: exportCall.path.replace(':id', encodeURIComponent(id)) }, signal);

/** The same about oneself. */
export const exportOwn = (signal: AbortSignal): Promise<Blob> => zipAt(exportOwnData, signal);

async function zipAt({ method, path }: Address, signal: AbortSignal): Promise<Blob> {
  const response = await respondFile(path, 'application/zip', { method, signal });
  return connected(signal, () => response.blob());
}
