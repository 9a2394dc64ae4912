import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors';
import type { Language, LocalizedText } from '../../contract/languages';
import { isDatabaseUnavailable, isDiskFull } from '../db/unavailable';
import { outageLog } from '../operations/outageLog';
import { ApiError, invalid, isRefusal } from '../platform/errors';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';
import { thrown } from '../platform/thrown';
import type { App } from './types';
import { fieldErrorsOf } from './validation';

/** The only place that creates error responses (ARCHITECTURE.md rule 5). */
export function registerErrors(app: App): void {
  app.decorateRequest('isRefusal', false);
  app.decorateRequest('busyPage', undefined);
  const logOutage = outageLog();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toApiError(error);
    if (problem.status >= 500) report(error, request, logOutage);
    return respond(problem, error, request, reply);
  });
}

function respond(problem: ApiError, cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  // An error for one caller or moment must not be cached for another.
  reply.header('cache-control', 'no-store');
  if (isTimeout(cause)) reply.raw.once('finish', () => request.raw.destroy());
  const page = problem.status === 503 ? request.busyPage?.() : undefined;
  if (page) return reply.status(503).header('vary', 'cookie').type('text/html; charset=utf-8').send(page);
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .send(asDeclared(errorBody(problem, request.language), reply));
}

/**
 * Serializes the current record of a conflict like the call's response, so that it contains nothing the schema leaves
 * out.
 */
function asDeclared(body: ErrorBody, reply: FastifyReply): ErrorBody {
  const { conflict } = body;
  const serialize = conflict && reply.getSerializationFunction('200');
  return serialize
    ? { ...body, conflict: { ...conflict, current: JSON.parse(serialize(conflict.current)) } }
    : body;
}

/** A deliberate refusal, such as maintenance, is not an error to whoever operates the site. */
function report(cause: unknown, request: FastifyRequest, logOutage: ReturnType<typeof outageLog>): void {
  request.isRefusal = isRefusal(cause);
  if (isRefusal(cause)) request.log.info({ reason: cause.message }, 'request refused');
  else logOutage(cause, (facts, message) => request.log.error(facts, message), 'request failed');
}

/** The handler still waits for the stalled body; only closing the socket releases it (docs/security.md 30). */
const isTimeout = (cause: unknown) => thrown(cause).code === 'FST_ERR_HANDLER_TIMEOUT';

export function errorBody(problem: ApiError, language: Language = 'vi'): ErrorBody {
  const errors = problem.fields && inLanguage(problem.fields, language);
  const { conflict, existing, purchase, item, uses } = problem;
  return {
    message: problem.text[language],
    ...(errors && { errors }),
    ...(conflict && { conflict }),
    ...(existing && { existing }),
    ...(purchase && { purchase }),
    ...(item && { item }),
    ...(uses && { uses }),
  };
}

const inLanguage = (fields: FieldErrors, language: Language) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, list]) => [name, list.map((text) => text[language])]),
  );

/**
 * Maps an error to one that may be returned: our own unchanged, the framework's by status, the database's by class, else
 * 500.
 */
export function toApiError(error: FastifyError & { code?: string }): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return invalid(fieldErrorsOf(error.validation));
  if (isDiskFull(error)) return new ApiError(503, common.diskFull, { retryAfter: 30 });
  if (isDatabaseUnavailable(error)) return new ApiError(503, common.busy, { retryAfter: 5 });
  if (isOutOfFiles(error)) return new ApiError(503, common.busy, { retryAfter: 30 });
  if (isBadText(error)) return new ApiError(400, common.malformed);
  const status = error.statusCode ?? 500;
  // Any 4xx that a plugin reports is the caller's fault.
  const text = byStatus[status] ?? (status >= 400 && status < 500 ? common.malformed : null);
  if (!text) return new ApiError(500, common.failed);
  return new ApiError(status, text, { retryAfter: status === 503 ? 2 : undefined });
}

const byStatus: Record<number, LocalizedText> = {
  400: common.malformed,
  403: common.forbidden,
  404: common.notFound,
  405: common.methodNotAllowed,
  408: common.malformed,
  413: common.tooLarge,
  414: common.tooLarge,
  415: common.wrongType,
  431: common.tooLarge,
  503: common.busy,
};

/** No file descriptors left: for the operator to fix, not a bug. */
const isOutOfFiles = ({ code = '' }: { code?: string }) => ['EMFILE', 'ENFILE'].includes(code);

/** Text that PostgreSQL cannot store: a NUL or an invalid byte sequence. */
const isBadText = ({ code = '' }: { code?: string }) => ['22021', '22P05'].includes(code);
