import { TextInput, type TextInputProps } from 'react-admin';
import { vietnamOffset } from '../../../../contract/vietnamTime';

/**
 * An ISO time in Vietnam's time zone, in the format of a `datetime-local` input; empty for anything else, which the filter
 * of an address may hold. Vietnam has no daylight saving time.
 */
export function toVietnamClock(iso: unknown): string {
  const time = iso ? Date.parse(String(iso)) + vietnamOffset : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 16);
}

/** A `datetime-local` value, read in Vietnam's time zone, as an ISO time in UTC; null when empty. */
export const fromVietnamClock = (text: string): string | null =>
  text ? new Date(Date.parse(`${text}Z`) - vietnamOffset).toISOString() : null;

/** Date and time in Vietnam's time zone, regardless of the admin's own (AD-10). */
export const DateTimeInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={toVietnamClock}
    parse={fromVietnamClock}
    helperText={props.helperText ?? 'admin.zone'}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
