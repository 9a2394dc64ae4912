import EventIcon from '@mui/icons-material/Event';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readDateText, toDateText } from './dateText';

type DateFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'slotProps'> & {
  /**
   * A day, `2026-11-25`; with `withTime` a local date and time, `2026-11-25T14:05`; or typed text that is neither.
   */
  value: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  /** The last day that the calendar offers. */
  max?: string | undefined;
};

/** Invisible, below the field, because the browser opens its calendar next to it. */
const behind = {
  position: 'absolute',
  left: 14,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  border: 0,
  padding: 0,
} as const;

/** Safari before 16 cannot open it; dates are typed there. The server also loads the definitions, without a DOM. */
const hasCalendar = typeof HTMLInputElement !== 'undefined' && 'showPicker' in HTMLInputElement.prototype;

interface CalendarProps extends Pick<DateFieldProps, 'withTime' | 'max' | 'disabled' | 'onChange'> {
  value: string;
}

/** The button that opens the browser's calendar. */
function Calendar({ value, onChange, withTime, max, disabled = false }: CalendarProps) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={translate('admin.date.choose')}
        onClick={() => calendar.current?.showPicker()}
      >
        <EventIcon fontSize="small" />
      </IconButton>
      <input
        ref={calendar}
        type={withTime ? 'datetime-local' : 'date'}
        style={behind}
        tabIndex={-1}
        aria-hidden
        value={value}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    </InputAdornment>
  );
}

/**
 * A date typed in its display format, 25/11/2026, regardless of the browser's language, whose format a native date
 * input would use. The calendar is the browser's.
 */
export function DateField({
  value,
  onChange,
  onBlur,
  withTime = false,
  max,
  label,
  ...props
}: DateFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const placeholder = translate(withTime ? 'admin.date.form' : 'admin.date.dayForm');
  const known = readDateText(value, withTime) ?? '';
  const type = (text: string) => {
    setTyped(text);
    onChange(readDateText(text, withTime) ?? text.trim());
  };
  const button = (
    <Calendar
      value={known}
      onChange={onChange}
      withTime={withTime}
      max={max}
      disabled={props.disabled ?? false}
    />
  );
  return (
    <TextField
      {...props}
      label={label}
      value={typed ?? toDateText(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      placeholder={placeholder}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: hasCalendar && button },
        // A filter's field is as wide as its content, which is the form of the date where there is room for it.
        htmlInput: { size: placeholder.length },
      }}
    />
  );
}
