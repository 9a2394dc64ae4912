import type { Static, TArray, TSchema } from 'typebox';
import { Type } from 'typebox';
import type { Access } from '../access';
import type { Method } from '../addresses';
import type { ErrorDetail } from '../errors';
import type { Permission } from '../permissions';

/** The limits per address that a call can count towards; how many each allows stands in server/http/limits/limitTable.ts. */
export type LimitName =
  | 'login'
  | 'register'
  | 'codeSend'
  | 'codeTry'
  | 'search'
  | 'paymentCreate'
  | 'paymentsADay'
  | 'paymentRead'
  | 'newsletter'
  | 'google'
  | 'refreshToken';

/**
 * What ends a response that is kept in memory. `process`: only the end of the process. `packages`: a change of a package
 * by any process, and a minute, as the purchases it counts may be that old (api.md). `hour`: an hour, or others that are
 * asked for more; of content that never changes at its address and is not compressed.
 */
export type CacheLifetime = 'process' | 'packages' | 'hour';

/** Statuses of a successful response. */
type Success = 200 | 201 | 204;

/** Fields that refusals name, by their status. */
export type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409, readonly string[]>>;

/** One call of the API: everything that both of its ends, its documents and its tests know about it. */
export interface Call {
  method: Method;
  /** Below the API's base address, without a leading slash; `:name` is a parameter. */
  path: string;
  /** Who may call it. */
  access: Access;
  /** The area it is listed under. */
  tag: string;
  /** What it does, in a sentence. */
  does: string;
  /** The resource of a staff call, as named in its audit entries. */
  resource?: string;
  /** Open to staff who still have to set up their second factor. */
  isSetup?: true;
  /** Served during maintenance too. */
  staysOpen?: true;
  limit?: LimitName;
  /** Until when the response, the same for every caller, may be kept in memory. */
  kept?: CacheLifetime;
  /** Whether responses have an ETag, one per content coding. */
  isTagged?: true;
  /** A 401 is about what was sent, not about the session: the client does not refresh and try again. */
  isEntry?: true;
  /** Stricter than any text, where the path's parameters are. */
  params?: TSchema;
  query?: TSchema;
  /** A JSON body. */
  body?: TSchema;
  /** A multipart body, read by the handler. */
  form?: TSchema;
  /** A body that is a file: its largest size in bytes, and its type. */
  file?: { type: 'text/csv'; maxBytes: number };
  /**
   * Fields that a refusal names, by status, as far as its caller acts upon them; a 400 names those that were sent. Any call of a
   * person who is signed in may also be refused by a 403 that names `secondFactor`, and any call of staff by one that names
   * `stepUp` (server/accounts/stepUp.ts).
   */
  refuses?: Refusals;
  /** What a 409 may carry beside its message; the `current` record of a conflict has the form of the response. */
  details?: readonly ErrorDetail[];
  /** The JSON bodies of successful responses, by status. */
  response: Partial<Record<Success, TSchema>>;
  /** Sends something else than JSON: a list as CSV, a redirect, or what a gateway asks for. */
  raw?: 'csv' | 'page' | 'gateway';
}

/** Combinations that make no sense do not compile. */
type Rules<C> = (C extends { kept: string } ? { access: 'guest'; limit?: never } : unknown) &
  (C extends { access: Permission } ? { resource: string } : unknown);

/** Declares a call, preserving its literal types. */
export const defineCall = <const C extends Call>(call: C & Rules<C>): C => call;

/** A response without a body. */
export const none = Type.Unsafe<undefined>({ type: 'null' });

/** A list query in the dialect of ra-data-simple-rest: each part is JSON. */
export const RestQuery = Type.Object({
  filter: Type.Optional(Type.String({ maxLength: 16_384 })),
  range: Type.Optional(Type.String({ maxLength: 64 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
});
export type RestQuery = Static<typeof RestQuery>;

/** Declares a list that the server pages, sorts and filters; its length is in `Content-Range`. */
export const defineList = <
  const C extends Omit<Call, 'method' | 'response' | 'query'> & { access: Permission; resource: string },
  R extends TSchema,
>(
  call: C & { row: R },
): C & { method: 'GET'; query: typeof RestQuery; response: { 200: TArray<R> } } => {
  const { row, ...rest } = call;
  return { ...(rest as unknown as C), method: 'GET', query: RestQuery, response: { 200: Type.Array(row) } };
};

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** What its documents say of a call's refusals; empty for a call that declares none. */
export const refusalsIn = ({ refuses = {}, details }: Call): string =>
  [
    ...Object.entries(refuses).map(([status, fields]) => `A ${status} may name ${listed(fields)}.`),
    ...(details ? [`A 409 may carry ${listed(details)}.`] : []),
  ].join(' ');

type Name<Segment> = Segment extends `:${infer N}` ? N : never;
type Names<Path> = Path extends `${infer Head}/${infer Tail}` ? Name<Head> | Names<Tail> : Name<Path>;
/** The parameters in a call's path, as texts. */
export type ParamsOf<C extends Call> = { [N in Names<C['path']>]: string };
export type QueryOf<C extends Call> = C extends { query: infer S extends TSchema } ? Static<S> : undefined;
export type BodyOf<C extends Call> = C extends { body: infer S extends TSchema } ? Static<S> : undefined;
/** The refusals that a caller may act upon, as status and field: `401 code`. */
export type RefusalOf<C extends Call> =
  | (C extends { refuses: infer R extends Refusals }
      ? {
          [S in keyof R & number]: R[S] extends readonly (infer F extends string)[] ? `${S} ${F}` : never;
        }[keyof R & number]
      : never)
  | (C extends { body: TSchema } ? `400 ${keyof BodyOf<C> & string}` : never)
  | (C extends { access: Permission } ? '403 secondFactor' | '403 stepUp' : never);
/** What a call's refusals may carry beside their message. */
export type DetailOf<C extends Call> = C extends { details: readonly (infer D extends ErrorDetail)[] }
  ? D
  : never;
/** The body of a successful response. */
export type ResponseOf<C extends Call> = {
  [S in keyof C['response']]: C['response'][S] extends TSchema ? Static<C['response'][S]> : undefined;
}[keyof C['response']];
