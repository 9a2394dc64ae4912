import { randomUUID } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { languageOf } from '../messages/said';
import type { Parts } from '../parts';
import { errorBody, toApiError } from './errorHandler';

type Options = FastifyServerOptions<RawServerDefault, FastifyBaseLogger>;

/** Limits of the HTTP server itself; every wait ends. */
export function serverOptions({ config, logger }: Pick<Parts, 'config' | 'logger'>): Options & {
  loggerInstance?: FastifyBaseLogger;
} {
  return {
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    bodyLimit: 64 * 1024,
    connectionTimeout: 120_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    return503OnClosing: true,
    // What the router itself refuses, such as an address that cannot be decoded, comes in our shape too.
    frameworkErrors: (error, request, reply: Pick<FastifyReply, 'code'>) => {
      const problem = toApiError(error);
      const language = languageOf(request.headers['accept-language']);
      void reply.code(problem.status).send(errorBody(problem, language));
    },
    // One line per request comes from requestLog.ts instead.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  };
}
