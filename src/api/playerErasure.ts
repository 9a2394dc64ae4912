import { exportPlayer as exportCall } from '../../contract/calls/playerErasure';
import { connected } from './connected';
import { respondFile } from './respondFile';

/** Everything about a player as a zip file. Throws `ApiError`. */
export async function exportPlayer(id: string, signal: AbortSignal): Promise<Blob> {
  const { method, path } = exportCall;
  const address = path.replace(':id', encodeURIComponent(id));
  const response = await respondFile(address, 'application/zip', { method, signal });
  return connected(signal, () => response.blob());
}
