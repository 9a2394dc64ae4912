import { TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import type { MarkdownField } from '../../../../contract/fields';
import { lengthOf } from '../../../../contract/text';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import type { ContentInputProps } from './ContentInput';
import { formRulesOf } from './contentRules';
import { FormatBar, markOfKey } from './FormatBar';
import { type MarkName, marks } from './markdownMarks';
import { typeOver } from './typeOver';
import '../../i18n/inputs';

/** How many characters a text has, of how many. */
function Count({ text, max }: { text: string; max: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = lengthOf(text.trim());
  return (
    <Typography variant="caption" color={count > max ? 'error' : 'text.secondary'}>
      {translate('inputs.count', { count: formatNumber(count, language), max: formatNumber(max, language) })}
    </Typography>
  );
}

const look = { '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: 14, lineHeight: 1.6 } };

/** Markdown as it is typed, below a bar of marks. */
export function MarkdownEditor({
  source,
  field: { kind, max },
  validate,
  helperText,
}: ContentInputProps<MarkdownField>) {
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [...validate, ...formRulesOf(kind)],
  });
  const { error, invalid } = fieldState;
  const { ref, ...typed } = field;
  const put = (mark: MarkName) => {
    if (!area.current) return;
    const { value, selectionStart: start, selectionEnd: end } = area.current;
    const placeholders = {
      text: translate('inputs.text'),
      alt: translate('inputs.alt'),
      picture: translate('inputs.pictureName'),
    };
    typeOver(area.current, marks[mark](value, { start, end }, placeholders));
  };
  return (
    <div className={`ra-input ra-input-${source}`}>
      <FormatBar controls={id} onMark={put}>
        <Count text={String(field.value ?? '')} max={max} />
      </FormatBar>
      <TextField
        {...typed}
        id={id}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          ref(element);
        }}
        label={<FieldTitle source={source} isRequired={isRequired} />}
        multiline
        minRows={8}
        maxRows={24}
        fullWidth
        sx={look}
        error={invalid}
        helperText={
          (helperText || invalid) && <InputHelperText error={error?.message} helperText={helperText} />
        }
        onKeyDown={(event) => {
          const mark = markOfKey(event);
          if (!mark) return;
          event.preventDefault();
          put(mark);
        }}
      />
    </div>
  );
}
