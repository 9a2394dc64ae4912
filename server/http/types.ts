import type { ServerResponse } from 'node:http';
import type {} from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Access } from '../../contract/access';
import type { CacheLifetime, Call, LimitName } from '../../contract/calls/call';
import type { Language } from '../../contract/languages';
import type { AccountRole, Permission, StaffRole } from '../../contract/permissions';

export type { Access } from '../../contract/access';

/** The signed-in caller, read from the database on every call. */
export interface Actor {
  id: string;
  sessionId: string;
  userName: string;
  email: string;
  role: AccountRole;
  /** Staff roles; empty for players. */
  staffRoles: StaffRole[];
  /** Whether the account has a second factor, and when this session last used it. */
  hasFactor: boolean;
  factorAt: Date | null;
  /** The permission required by the route; null when every account may call it. */
  permission: Permission | null;
  /** The wider network of the request. */
  network: string;
  /** The records that the call changed so far, each with the entry by which that can be undone. */
  changed?: Map<string, string>;
}

/** A file or page of the built site in its usual spelling. */
export interface SiteAddress {
  address: string;
  bytes: number;
  isPage: boolean;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The declared call that the route serves. */
    declared?: Call;
    /** The resource of a staff route, as named in its audit entries. */
    resource?: string;
    /** Open to staff who still have to set up their second factor. */
    isSetup?: boolean;
    /** Served during maintenance too. */
    staysOpen?: boolean;
    /** The per-address limit that the route counts towards (limitTable.ts). */
    limit?: LimitName;
    /** How long the response, the same for every caller, may be cached in memory. */
    kept?: CacheLifetime;
    /** Whether responses have an ETag, one per content coding. */
    isTagged?: boolean;
    /** The multipart parts that the route reads; for the OpenAPI document. */
    form?: TSchema;
  }
  interface FastifyInstance {
    /** Every declared route (access.ts). */
    declaredRoutes: RouteOptions[];
    /** The built site's files and pages in their usual spelling. */
    siteAddresses: SiteAddress[];
    /** The moment at which a response becomes outdated, by the clock of `performance.now()` (caching.ts). */
    keptUntil: WeakMap<ServerResponse, number>;
  }
  interface FastifyRequest {
    language: Language;
    actor: Actor | null;
    /** The last day in Vietnam that is marked on the caller's account (accounts/seen.ts). */
    lastSeenOn: string | null;
    /** Whether the response is a deliberate 503, such as during maintenance, and not an error (errorHandler.ts). */
    isRefusal: boolean;
    /** What a reader of a page sees while something that the server relies on is away (errorHandler.ts). */
    busyPage?: () => string;
  }
}
