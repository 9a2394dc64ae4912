import type { Call, RefusalOf } from '../../contract/calls/call';
import type { ErrorBody, ErrorDetail } from '../../contract/errors';

type Details = Partial<Pick<ErrorBody, ErrorDetail>>;

/** What a response carries beyond its message. */
interface Refusal {
  /** Messages by field, in camelCase. */
  errors?: Record<string, string[]>;
  details?: Details;
  /** The server's request id (`X-Request-Id`), for support. */
  requestId?: string | undefined;
}

/** A failed call. `status` is 0 when there was no response (network error, timeout). */
export class ApiError extends Error implements Refusal {
  override name = 'ApiError';
  readonly errors: Record<string, string[]>;
  readonly details: Details;
  readonly requestId: string | undefined;

  constructor(
    message: string,
    readonly status: number,
    { errors = {}, details = {}, requestId }: Refusal = {},
  ) {
    super(message);
    this.errors = errors;
    this.details = details;
    this.requestId = requestId;
  }
}

/** The server's message; undefined when there was no response. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.message !== '' ? error.message : undefined;

/** Whether a call failed with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/**
 * The message of a declared call's refusal about a field, such as `refusedAt<typeof login>(error, '401 code')`; undefined
 * for any other failure. A status or field that the call does not declare does not compile.
 */
export function refusedAt<C extends Call>(error: unknown, refusal: RefusalOf<C>): string | undefined {
  const [status, field = ''] = refusal.split(' ');
  return hasStatus(error, Number(status)) ? messagesOf(error)[field]?.[0] : undefined;
}

/** The messages of a failed call by field. */
export const messagesOf = (error: unknown): Record<string, string[]> =>
  error instanceof ApiError ? error.errors : {};

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Normalises field names to camelCase and single strings to lists, for other servers. */
function normaliseErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => [
      camel(field),
      (Array.isArray(value) ? value : [value]).map(String),
    ]),
  );
}

/** Parses the common error shape `{ message, errors? }`. */
export async function readError(response: Response): Promise<ApiError> {
  const body: Details & { message?: unknown; errors?: unknown } =
    (await response.json().catch(() => null)) ?? {};
  const { message, errors } = body;
  return new ApiError(typeof message === 'string' ? message : '', response.status, {
    errors: normaliseErrors(errors),
    details: body,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}
