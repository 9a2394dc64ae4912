import { connected } from './connected';

/**
 * The JSON body of a response; undefined for an empty one. Any other body, such as the sign-in page that a public Wi-Fi sends in
 * place of each response, and one that ends early, is an `ApiError` with status 0: the server was not reached.
 */
export const readJson = <T>(response: Response, signal?: AbortSignal | null): Promise<T> =>
  connected(signal, async () => {
    const text = await response.text();
    return text ? JSON.parse(text) : undefined;
  });
