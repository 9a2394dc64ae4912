import { TextField } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, type InputProps, useInput, type Validator } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { figureText, readFigure, typedFigure } from './figureTexts';

/** A form holds a text that is no number as it was typed. */
const isFigure: Validator = (value) => (typeof value === 'string' && value ? 'admin.rule.number' : undefined);

interface FigureInputProps
  extends Pick<InputProps, 'source' | 'label' | 'helperText' | 'validate' | 'disabled'> {
  /** The most decimals that the figure has. */
  decimals?: number;
}

/**
 * A number in the reader's form of numbers, as lists and balance sheets have it: grouped, except while it is typed. A
 * browser's own number field takes the marks of the browser's language, in which 1.400 may be 1.4.
 */
export function FigureInput({
  validate = [],
  helperText,
  label,
  disabled,
  source,
  decimals = 2,
}: FigureInputProps) {
  const language = useLanguage();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    disabled,
    defaultValue: null,
    validate: [isFigure, ...[validate].flat()],
  });
  const { ref, value, onChange, onBlur, ...rest } = field;
  /** The text of the field that has the focus, and the value that it stands for. */
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  // Another text takes the selection away that Tab makes: what is typed then would be appended to the number.
  const entered = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    entered.current?.select();
    entered.current = null;
  });
  const textOf = (write: typeof figureText) =>
    typeof value === 'number' ? write(value, language) : String(value ?? '');
  const type = (text: string) => {
    const read = text.trim() === '' ? null : (readFigure(text, language, decimals) ?? text);
    setTyped({ text, value: read });
    onChange(read);
  };
  const { error, invalid } = fieldState;
  return (
    <TextField
      {...rest}
      id={id}
      className={`ra-input ra-input-${source}`}
      inputRef={ref}
      value={typed && typed.value === value ? typed.text : textOf(figureText)}
      onFocus={({ target }) => {
        entered.current = target;
        setTyped({ text: textOf(typedFigure), value });
      }}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      disabled={disabled ?? false}
      error={invalid}
      helperText={<InputHelperText error={error?.message} helperText={helperText} />}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}
