import { ApiError } from './ApiError';

/** A stored picture as a file, without the session: it may lie at another host. Throws when it is no longer there. */
export async function fetchPicture(address: string): Promise<File> {
  const response = await fetch(address);
  const picture = await response.blob();
  if (!response.ok || !picture.type.startsWith('image/')) throw new ApiError('', response.status);
  const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? '';
  return new File([picture], name, { type: picture.type });
}
