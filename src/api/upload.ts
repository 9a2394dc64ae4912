import type { ResponseOf } from '../../contract/calls/call';
import { uploadFile as uploadCall } from '../../contract/calls/files';
import { readStored } from '../session/stored';
import { ApiError, readError } from './ApiError';
import { readJson } from './readJson';
import { sendWithSession } from './refresh';
import { apiUrl } from './send';

interface Options {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file for players to download, after a refresh of the session that has run out meanwhile. Throws `ApiError`, with
 * status 0 when the connection fails, and the abort reason when aborted.
 */
export async function uploadFile(file: File, options: Options): Promise<ResponseOf<typeof uploadCall>> {
  const response = await sendWithSession(() => sendOnce(file, options));
  if (!response.ok) throw await readError(response);
  return readJson(response, options.signal);
}

/** Deletes an uploaded file that nothing names. Throws `ApiError`. */

/** By XMLHttpRequest, as fetch does not say how much has been sent. */
function sendOnce(file: File, { onProgress, signal }: Options): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadCall.method, apiUrl(uploadCall.path, { name: file.name }));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', readStored('lang') ?? 'vi');
    request.setRequestHeader('Content-Type', uploadCall.file.type);
    const token = readStored('accessToken');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(new ApiError('', 0));
    const stop = () => {
      reject(signal.reason as Error);
      request.abort();
    };
    signal.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}
