import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify';
import type { Dependencies } from '../dependencies';
import { languageOf } from '../platform/messages/localized';
import { longestBody } from './bodyTime';
import { refuseConnection } from './clientErrors';
import { errorBody, toApiError } from './errorHandler';
import { trusted } from './proxies';

type Options = FastifyServerOptions<RawServerDefault, FastifyBaseLogger>;

/** Uses the id that a trusted proxy gave the request, so that its log and ours share one id; else a new one. */
export function requestIds(networks: string[] | null) {
  const isTrusted = networks ? trusted(networks) : () => false;
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const isUsable = typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
    return isUsable && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };
}

/** Options of the HTTP server itself, with timeouts throughout. */
export function serverOptions({ config, logger }: Pick<Dependencies, 'config' | 'logger'>): Options & {
  loggerInstance?: FastifyBaseLogger;
} {
  return {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: 64 * 1024,
    connectionTimeout: 120_000,
    // Uploads may take so long; bodyTime.ts ends all others after a minute.
    requestTimeout: longestBody,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ? trusted(config.trustProxy) : false,
    genReqId: requestIds(config.trustProxy),
    requestIdHeader: false,
    // A request on an open connection during shutdown is still served; the connection then closes.
    return503OnClosing: false,
    clientErrorHandler: refuseConnection,
    // Errors of the router itself, such as a URL that cannot be decoded, use our error shape too.
    frameworkErrors: (error, request, reply: Pick<FastifyReply, 'code' | 'header'>) => {
      const problem = toApiError(error);
      const language = languageOf(request.raw);
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      void reply.code(problem.status).send(errorBody(problem, language));
    },
    // requestLog.ts logs one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}
