import { FieldTitle, InputHelperText, type InputProps, useInput } from 'react-admin';
import { vietnamOffset } from '../../../../contract/vietnamTime';
import { DateField } from './DateField';
import { readDateText } from './dateText';

/**
 * An ISO time as local time in Vietnam, `2026-11-25T14:05`. Returns any other text, which a form contains while it is
 * being typed and an address may contain, unchanged. Vietnam has no daylight saving time.
 */
export function toVietnamClock(iso: unknown): string {
  const text = String(iso ?? '');
  const time = /^\d{4}-\d\d-\d\dT.*Z$/.test(text) ? Date.parse(text) + vietnamOffset : Number.NaN;
  return Number.isNaN(time) ? text : new Date(time).toISOString().slice(0, 16);
}

/** A local time in Vietnam as an ISO time in UTC; null when empty, and any other text unchanged. */
export const fromVietnamClock = (text: string): string | null =>
  readDateText(text, true) === text
    ? new Date(Date.parse(`${text}Z`) - vietnamOffset).toISOString()
    : text || null;

/** Accepts moments within a minute: links filter up to the last millisecond of a day. */
function isDate(value: unknown) {
  const clock = toVietnamClock(value);
  return clock && readDateText(clock, true) !== clock ? 'admin.date.wrong' : undefined;
}

type DateTimeInputProps = Pick<
  InputProps,
  'source' | 'label' | 'helperText' | 'validate' | 'defaultValue' | 'disabled'
> & {
  fullWidth?: boolean;
  alwaysOn?: boolean;
};

/** Date and time in Vietnam's time zone, regardless of the admin's own (AD-10). */
export function DateTimeInput({
  validate,
  label,
  helperText = 'admin.zone',
  fullWidth = true,
  ...props
}: DateTimeInputProps) {
  const { alwaysOn: _ofFilters, ...input } = props;
  const { field, fieldState, id, isRequired } = useInput({
    ...input,
    validate: [isDate, ...[validate ?? []].flat()],
    format: toVietnamClock,
    parse: fromVietnamClock,
  });
  const { error, invalid } = fieldState;
  return (
    <DateField
      {...field}
      id={id}
      withTime
      fullWidth={fullWidth}
      disabled={props.disabled ?? false}
      label={
        label === false ? undefined : (
          <FieldTitle label={label} source={props.source} isRequired={isRequired} />
        )
      }
      error={invalid}
      helperText={
        helperText !== false || invalid ? (
          <InputHelperText error={error?.message} helperText={helperText} />
        ) : undefined
      }
    />
  );
}
