import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { addressOf } from '../../contract/addresses';
import {
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  refusalsIn,
} from '../../contract/calls/call';
import { moreMark } from '../../contract/resource';
import type { App } from './types';

export type RequestOf<C extends Call> = FastifyRequest<{
  Params: ParamsOf<C>;
  Querystring: QueryOf<C>;
  Body: BodyOf<C>;
}>;

type IsUnion<T, U = T> = T extends U ? ([U] extends [T] ? false : true) : never;
type Several<C extends Call> = {
  [S in keyof C['response']]: { status: S; response: ResponseOf<C & { response: Pick<C['response'], S> }> };
}[keyof C['response']];
/** What a handler returns: the body, with its status if the call has several; a raw call sends its response itself. */
type Returned<C extends Call> = C extends { raw: string }
  ? unknown
  : IsUnion<keyof C['response']> extends true
    ? Several<C>
    : ResponseOf<C>;

export type Handler<C extends Call> = (request: RequestOf<C>, reply: FastifyReply) => Promise<Returned<C>>;
type Options = Pick<RouteShorthandOptions, 'onResponse' | 'handlerTimeout' | 'attachValidation'>;

/**
 * Registers the one handler of a declared call: its address, access, limits, schemas and status come from the
 * declaration. Throws at startup when two handlers have the same address.
 */
export function route<const C extends Call>(
  app: App,
  call: C,
  handler: NoInfer<Handler<C>>,
  options: Options = {},
): void {
  const statuses = Object.keys(call.response).map(Number);
  const [only = 200] = statuses;
  app.route({
    ...options,
    method: call.method,
    url: addressOf(call),
    config: configOf(call),
    ...sizeOf(call),
    schema: schemaOf(call),
    handler: async (request, reply) => {
      const returned = await handler(request as RequestOf<C>, reply);
      if (call.raw) return returned;
      if (statuses.length > 1) {
        const { status, response } = returned as { status: number; response: unknown };
        return reply.status(status).send(response);
      }
      return reply.status(only).send(returned);
    },
  });
}

/** One page of a list, and how many rows there are in all. */
export interface Page<R> {
  rows: R[];
  /** The position of the first row. */
  from: number;
  total: number;
  /** Whether a search matches more than `total`. */
  isMore?: boolean;
}

/** Registers a list; the handler returns a page of it, whose position and length go into `Content-Range`. */
export function listRoute<const C extends Call & { response: { 200: TSchema } }>(
  app: App,
  call: C,
  handler: NoInfer<(request: RequestOf<C>) => Promise<Page<RowOf<C>>>>,
): void {
  const name = call.path.split('/').at(-1);
  const send = async (request: RequestOf<C>, reply: FastifyReply) => {
    const { rows, from, total, isMore } = await handler(request);
    const last = from + Math.max(0, rows.length - 1);
    reply.header('content-range', `${name} ${from}-${last}/${total}${isMore ? moreMark : ''}`);
    return rows;
  };
  route(app, call, send as unknown as Handler<C>);
}
type RowOf<C extends Call> = ResponseOf<C> extends Array<infer R> ? R : never;

/** A page that contains the whole list. */
export const whole = <R>(rows: R[]): Page<R> => ({ rows, from: 0, total: rows.length });

/** The limit of a call's body, where it has one of its own. */
function sizeOf({ file, maxBytes = file?.maxBytes }: Call): Pick<RouteShorthandOptions, 'bodyLimit'> {
  return maxBytes === undefined ? {} : { bodyLimit: maxBytes };
}

function configOf(declared: Call) {
  const { access, resource, isSetup, staysOpen, limit, kept, isTagged, form } = declared;
  return { declared, access, resource, isSetup, staysOpen, limit, kept, isTagged, form };
}

function schemaOf(call: Call) {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, Type.String()]);
  const params = call.params ?? (names.length > 0 ? Type.Object(Object.fromEntries(names)) : undefined);
  return {
    tags: [call.tag],
    summary: call.does,
    description: refusalsIn(call),
    ...(params && { params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.file && { consumes: [call.file.type] }),
    ...(call.raw === 'csv' && { produces: ['text/csv'] }),
    ...(call.raw === 'zip' && { produces: ['application/zip'] }),
    ...(Object.keys(call.response).length > 0 && { response: call.response }),
  };
}
