/** A failed call. `status` is 0 when no response came at all (network, time-out). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    message: string,
    readonly status: number,
    /** Messages by field, in camelCase. */
    readonly errors: Record<string, string[]> = {},
    /** The response's body as it came, for callers that must read a foreign shape. */
    readonly body?: unknown,
    /** The server's name of the request, to be told to whoever looks into it (`X-Request-Id`). */
    readonly requestId?: string,
  ) {
    super(message);
  }

  /** All field messages in one list (product.md section 8, registration failure). */
  get flat(): string[] {
    return Object.values(this.errors).flat();
  }

  /** First message of one field. */
  first(field: string): string | undefined {
    return this.errors[field]?.[0];
  }
}

/** What the server said, or nothing: a call without a response has no server message to show. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.message !== '' ? error.message : undefined;

/** Whether a call was refused for this reason. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Field names to camelCase and single strings to lists, so that foreign servers read like ours. */
function normaliseErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => [
      camel(field),
      (Array.isArray(value) ? value : [value]).map(String),
    ]),
  );
}

/** Reads the one error shape `{ message, errors? }` from a refused response. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(
    typeof message === 'string' ? message : '',
    response.status,
    normaliseErrors(errors),
    body,
    response.headers.get('x-request-id') ?? undefined,
  );
}
