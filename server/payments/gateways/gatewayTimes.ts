import { vietnamOffset } from '../../../contract/vietnamTime';
import { addMs } from '../../platform/clock';

/** Formats a moment as VNPay writes it: `yyyyMMddHHmmss` in GMT+7, whatever the time zone of this process. */
export const vnpayTime = (moment: Date): string =>
  addMs(moment, vietnamOffset).toISOString().replace(/\D/g, '').slice(0, 14);

const form = /^(\d{4})-?(\d\d)-?(\d\d)[T ]?(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads a moment as either gateway writes it: `20260131235959` and `2026-01-31 23:59:59` are times in Vietnam; a time
 * with an offset is read with that offset. Null for anything else, as no gateway promises the field.
 */
export function readGatewayTime(text: unknown): Date | null {
  const match = typeof text === 'string' ? form.exec(text) : null;
  if (!match) return null;
  const [, year, month, day, hour, minute, second, zone] = match;
  const written = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone ?? 'Z'}`);
  if (Number.isNaN(written.getTime())) return null;
  return zone ? written : addMs(written, -vietnamOffset);
}
