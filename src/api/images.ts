import { uploadPicture as uploadCall } from '../../contract/calls/pictures';
import { ApiError } from './ApiError';
import { request } from './request';

/** Fetches a stored picture as a file, without the session: it may be on another host. Throws when it no longer exists. */
export async function fetchPicture(address: string): Promise<File> {
  const response = await fetch(address);
  const picture = await response.blob();
  if (!response.ok || !picture.type.startsWith('image/')) throw new ApiError('', response.status);
  const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? '';
  return new File([picture], name, { type: picture.type });
}

/** Stores a picture for a record that will name it. Throws `ApiError`. */
export function uploadPicture(picture: File): Promise<{ name: string }> {
  const form = new FormData();
  form.append('Image', picture, picture.name);
  return request(uploadCall.path, { method: uploadCall.method, form });
}
