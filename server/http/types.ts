import type {} from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Noun } from '../../contract/noun';
import type { Language } from '../messages/said';
import type { AddressLimit } from './limitTable';

/** Who may call a route; `player` is any signed-in account (api.md). */
export type Access = 'guest' | 'player' | 'admin';

/** The signed-in caller, read from the database on every call. */
export interface Caller {
  id: string;
  sessionId: string;
  userName: string;
  email: string;
  role: 'User' | 'Admin';
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
    /** The limit per address that the route counts towards (limitTable.ts). */
    limit?: AddressLimit;
    /** The noun whose multipart form the route reads; for the documentation. */
    form?: Noun;
  }
  interface FastifyInstance {
    /** Every route as it was declared (access.ts). */
    declaredRoutes: RouteOptions[];
  }
  interface FastifyRequest {
    language: Language;
    caller: Caller | null;
  }
}
