import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '../../contract/calls/call';
import { request } from './request';

/** A query as it is sent: strings may be given as numbers. */
type Sent<Q> = { [N in keyof Q]: string extends Q[N] ? Q[N] | number : Q[N] };
type IfAny<T, Given> = [keyof T] extends [never] ? unknown : Given;
/** The arguments of a declared call: its path parameters, query and body, if it has them. */
export type Given<C extends Call> = IfAny<ParamsOf<C>, { params: ParamsOf<C> }> &
  (C extends { query: object } ? { query: Sent<QueryOf<C>> } : unknown) &
  (C extends { body: object } ? { body: BodyOf<C> } : unknown);
type Rest<C extends Call> =
  unknown extends Given<C>
    ? [given?: undefined, signal?: AbortSignal]
    : [given: Given<C>, signal?: AbortSignal];

interface AnyGiven {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The path of a call with its parameters filled in. */
const pathOf = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Sends a declared call (contract/calls) and returns the body of its response. Throws `ApiError`. */
export function call<const C extends Call>(
  { method, path, isEntry }: C,
  ...[given, signal]: NoInfer<Rest<C>>
): Promise<ResponseOf<C>> {
  const { params = {}, query, body }: AnyGiven = given ?? {};
  return request(pathOf(path, params), { method, isEntry, query, json: body, signal });
}
