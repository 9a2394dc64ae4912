import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { DateField } from './DateField';
import { readDateText } from './dateText';

const isDay = (value: unknown) =>
  value && readDateText(String(value), false) === undefined ? 'admin.date.wrong' : undefined;

/** A day in Vietnam, `2026-11-25`, as an input. */
export function DayInput({ source, label }: { source: string; label?: string }) {
  const { field, fieldState, id, isRequired } = useInput({ source, validate: isDay });
  const { error, invalid } = fieldState;
  return (
    <DateField
      {...field}
      id={id}
      fullWidth
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={invalid}
      helperText={invalid ? <InputHelperText error={error?.message} /> : undefined}
    />
  );
}
