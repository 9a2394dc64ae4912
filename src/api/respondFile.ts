import { ApiError } from './ApiError';
import { isPage } from './downloads';
import { respond } from './request';

/** A response that is a file. A page in its place, such as that of a public Wi-Fi, is an `ApiError` with status 0. */
export const respondFile: typeof respond = async (path, options) => {
  const response = await respond(path, options);
  if (isPage(response)) throw new ApiError('', 0);
  return response;
};
