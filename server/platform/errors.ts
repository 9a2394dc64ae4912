import type { Conflict, Existing, FileUse } from '../../contract/errors';
import type { LocalizedText } from '../../contract/languages';
import type { ChangedPurchase } from '../../contract/payments';
import type { WardrobeItem } from '../../contract/wardrobe';
import { common } from './messages/common';
import type { FieldErrors } from './messages/localized';

/** What an error carries beyond its text. */
interface ErrorDetails {
  fields?: FieldErrors | undefined;
  /** Seconds after which a retry makes sense (429 and 503). */
  retryAfter?: number | undefined;
  /** Who changed the record in the meantime (409 for a write based on an older version). */
  conflict?: Conflict;
  /** The record that already has it (409). */
  existing?: Existing;
  /** What applies instead of what the buyer saw (409). */
  purchase?: ChangedPurchase;
  /** The accessory as it is now, instead of what the player saw (409). */
  item?: WardrobeItem;
  /** What still names a file (409). */
  uses?: FileUse[];
}

/** An error that is returned to the caller; anything else thrown is a bug and returns 500. */
export class ApiError extends Error implements ErrorDetails {
  override name = 'ApiError';
  readonly fields: ErrorDetails['fields'];
  readonly retryAfter: ErrorDetails['retryAfter'];
  readonly conflict: ErrorDetails['conflict'];
  readonly existing: ErrorDetails['existing'];
  readonly purchase: ErrorDetails['purchase'];
  readonly item: ErrorDetails['item'];
  readonly uses: ErrorDetails['uses'];

  constructor(
    readonly status: number,
    readonly text: LocalizedText,
    details: ErrorDetails = {},
  ) {
    super(text.en);
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.conflict = details.conflict;
    this.existing = details.existing;
    this.purchase = details.purchase;
    this.item = details.item;
    this.uses = details.uses;
  }
}

/** Whether the server refuses on purpose (closed, full, about to stop). With a cause, something it relies on failed. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.cause === undefined;

export const invalid = (fields: FieldErrors, text: LocalizedText = common.invalid) =>
  new ApiError(400, text, { fields });
export const malformed = (text: LocalizedText = common.malformed) => new ApiError(400, text);
export const unauthorized = (text: LocalizedText = common.signIn, fields?: FieldErrors) =>
  new ApiError(401, text, { fields });
export const forbidden = (text: LocalizedText = common.forbidden, fields?: FieldErrors) =>
  new ApiError(403, text, { fields });
export const notFound = (text: LocalizedText = common.notFound) => new ApiError(404, text);
export const conflict = (text: LocalizedText = common.conflict, fields?: FieldErrors) =>
  new ApiError(409, text, { fields });
export const taken = (existing: Existing, text: LocalizedText, fields?: FieldErrors) =>
  new ApiError(409, text, { fields, existing });
export const changed = (purchase: ChangedPurchase, text: LocalizedText) =>
  new ApiError(409, text, { purchase });
export const otherPrice = (item: WardrobeItem, text: LocalizedText) =>
  new ApiError(409, text, { fields: { price: [text] }, item });
export const outdated = (meanwhile: Conflict, text: LocalizedText = common.outdated) =>
  new ApiError(409, text, { conflict: meanwhile });
export const inUse = (uses: FileUse[], text: LocalizedText) => new ApiError(409, text, { uses });
/** A 429; `retryAfter` is in seconds. */
export const tooOften = (retryAfter: number, text: LocalizedText = common.tooOften) =>
  new ApiError(429, text, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
/** A 503; `retryAfter` is in seconds. */
export const busy = (retryAfter = 2, text: LocalizedText = common.busy) =>
  new ApiError(503, text, { retryAfter });
