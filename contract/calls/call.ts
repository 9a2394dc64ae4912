import type { Static, TArray, TSchema } from 'typebox';
import { Type } from 'typebox';
import type { Access } from '../access';
import type { Method } from '../addresses';
import type { ErrorDetail } from '../errors';
import type { Permission } from '../permissions';

/** The per-address limits that a call can count towards; server/http/limits/limitTable.ts sets how many each allows. */
export type LimitName =
  | 'login'
  | 'register'
  | 'codeSend'
  | 'codeTry'
  | 'search'
  | 'searchADay'
  | 'paymentCreate'
  | 'paymentsADay'
  | 'paymentRead'
  | 'newsletter'
  | 'google'
  | 'gatewayAsk'
  | 'refreshToken';

/**
 * What invalidates a response that is cached in memory. `process`: only the end of the process. `packages`: any process
 * changing a package or a setting, and one minute, since the purchase counts in it may be that old (api.md). `hour`: one hour, or
 * until entries requested more often replace it; for content that never changes at its address and is not compressed.
 */
export type CacheLifetime = 'process' | 'packages' | 'hour';

/** What one session could do to all players; server/http/limits/bulkLimits.ts bounds each. */
export const bulkActs = [
  'corrections',
  'personExports',
  'contactFiles',
  'contactPages',
  'contactRecords',
  'bans',
  'deletes',
] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Statuses of a successful response. */
type Success = 200 | 201 | 204;

/** Fields that refusals name, by their status. */
export type Refusals = Partial<Record<400 | 401 | 403 | 404 | 409, readonly string[]>>;

/** One call of the API: everything that its server, its client, its documentation and its tests know about it. */
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
  /** An act on players whose number a day is bounded for each person of the staff. */
  bulk?: BulkAct;
  /** Which act it is with a query; `bulk` by default. */
  bulkOf?: (query: Readonly<Record<string, unknown>>) => BulkAct;
  /** How long the response, the same for every caller, may be cached in memory. */
  kept?: CacheLifetime;
  /** Whether responses have an ETag, one per content coding. */
  isTagged?: true;
  /** A 401 concerns what was sent, not the session: the client does not refresh and retry. */
  isEntry?: true;
  /** Stricter than plain text, for the parameters of the path. */
  params?: TSchema;
  query?: TSchema;
  /** A JSON body. */
  body?: TSchema;
  /** The largest JSON body in bytes, where the usual 64 kB may not hold its texts. */
  maxBytes?: number;
  /** A multipart body, read by the handler. */
  form?: TSchema;
  /** A body that is a file: its largest size in bytes, and its type. */
  file?: { type: 'text/csv' | 'application/octet-stream'; maxBytes: number };
  /**
   * Fields that a refusal names, by status, where the caller acts on them; a 400 names fields that were sent. Any call of
   * a signed-in person may also get a 403 that names `secondFactor`, and any call of staff one that names `stepUp`
   * (server/accounts/stepUp.ts).
   */
  refuses?: Refusals;
  /** What a 409 may carry besides its message; the `current` record of a conflict has the form of the response. */
  details?: readonly ErrorDetail[];
  /** The JSON bodies of successful responses, by status. */
  response: Partial<Record<Success, TSchema>>;
  /** Sends something other than JSON: a list as CSV, a zip file, a redirect, or the format a gateway requires. */
  raw?: 'csv' | 'zip' | 'page' | 'gateway';
}

/** Combinations that make no sense do not compile. */
type Rules<C> = (C extends { kept: string } ? { access: 'guest'; limit?: never } : unknown) &
  (C extends { access: Permission } ? { resource: string } : unknown);

/** Declares a call, preserving its literal types. */
export const defineCall = <const C extends Call>(call: C & Rules<C>): C => call;

/** A response without a body. */
export const none = Type.Unsafe<undefined>({ type: 'null' });

/** A list query in the ra-data-simple-rest dialect: each part is JSON. */
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

/** What the documentation says about a call's refusals; empty for a call that declares none. */
export const refusalsIn = ({ refuses = {}, details }: Call): string =>
  [
    ...Object.entries(refuses).map(([status, fields]) => `A ${status} may name ${listed(fields)}.`),
    ...(details ? [`A 409 may carry ${listed(details)}.`] : []),
  ].join(' ');

type Name<Segment> = Segment extends `:${infer N}` ? N : never;
type Names<Path> = Path extends `${infer Head}/${infer Tail}` ? Name<Head> | Names<Tail> : Name<Path>;
/** The parameters in a call's path, as strings. */
export type ParamsOf<C extends Call> = { [N in Names<C['path']>]: string };
export type QueryOf<C extends Call> = C extends { query: infer S extends TSchema } ? Static<S> : undefined;
export type BodyOf<C extends Call> = C extends { body: infer S extends TSchema } ? Static<S> : undefined;
/** The refusals that a caller may act on, as status and field: `401 code`. */
export type RefusalOf<C extends Call> =
  | (C extends { refuses: infer R extends Refusals }
      ? {
          [S in keyof R & number]: R[S] extends readonly (infer F extends string)[] ? `${S} ${F}` : never;
        }[keyof R & number]
      : never)
  | (C extends { body: TSchema } ? `400 ${keyof BodyOf<C> & string}` : never)
  | (C extends { access: Permission } ? '403 secondFactor' | '403 stepUp' : never);
/** What a call's refusals may carry besides their message. */
export type DetailOf<C extends Call> = C extends { details: readonly (infer D extends ErrorDetail)[] }
  ? D
  : never;
/** The body of a successful response. */
export type ResponseOf<C extends Call> = {
  [S in keyof C['response']]: C['response'][S] extends TSchema ? Static<C['response'][S]> : undefined;
}[keyof C['response']];
