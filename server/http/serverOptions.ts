import { randomUUID } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Dependencies } from '../dependencies';
import { languageOf } from '../messages/localized';
import { refuseConnection } from './clientErrors';
import { errorBody, toApiError } from './errorHandler';
import { trusted } from './proxies';

type Options = FastifyServerOptions<RawServerDefault, FastifyBaseLogger>;

/** Limits of the HTTP server itself; every wait ends. */
export function serverOptions({ config, logger }: Pick<Dependencies, 'config' | 'logger'>): Options & {
  loggerInstance?: FastifyBaseLogger;
} {
  return {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: 64 * 1024,
    connectionTimeout: 120_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ? trusted(config.trustProxy) : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request that comes on an open connection while the server stops is served still; the connection then ends.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // What the router itself refuses, such as an address that cannot be decoded, comes in our shape too.
    frameworkErrors: (error, request, reply: Pick<FastifyReply, 'code' | 'header'>) => {
      const problem = toApiError(error);
      const language = languageOf(request.raw);
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      void reply.code(problem.status).send(errorBody(problem, language));
    },
    // One line per request comes from requestLog.ts instead.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}
