import type { RestResource } from '../../contract/resource';
import { reasonMost } from '../../contract/staffLimits';
import { lengthOf } from '../../contract/text';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';

/** The reason in the JSON of a call, where the resource requires one; otherwise what is wrong with it, by field. */
export function readReason(
  { reasoned }: RestResource,
  body: unknown,
): { reason?: string; errors: FieldErrors } {
  if (!reasoned) return { errors: {} };
  const { reason: given } = (body ?? {}) as { reason?: unknown };
  const reason = typeof given === 'string' ? given.trim() : '';
  if (!reason) return { errors: { reason: [common.required] } };
  if (lengthOf(reason) > reasonMost) return { errors: { reason: [common.tooLong(reasonMost)] } };
  return { reason, errors: {} };
}
