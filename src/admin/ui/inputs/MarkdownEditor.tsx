import { TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { MarkdownField } from '../../../../contract/fields';
import { lengthOf } from '../../../../contract/text';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import type { ContentInputProps } from './ContentInput';
import { formRulesOf } from './contentRules';
import { FormatBar, markOfKey } from './FormatBar';
import { type MarkName, marks, pictureEdit, selectedIn, type TextPicture } from './markdownMarks';
import { TextPictureDialog } from './TextPictureDialog';
import { type Edit, type Selection, typeOver } from './typeOver';
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

/** What the bar does to a text. */
function useEdits() {
  const translate = useTranslate();
  const area = useRef<HTMLTextAreaElement>(null);
  /** The words that are selected while a picture is chosen; null while none is. */
  const [selected, setSelected] = useState<string | null>(null);
  const edit = (make: (text: string, selection: Selection) => Edit) => {
    if (!area.current) return;
    const { value, selectionStart: start, selectionEnd: end } = area.current;
    typeOver(area.current, make(value, { start, end }));
  };
  const add = (picture: TextPicture | null) => {
    // The dialog holds the focus until it is gone, and what is typed has to be an event of its own.
    flushSync(() => setSelected(null));
    if (picture) edit((text, selection) => pictureEdit(text, selection, picture));
  };
  return {
    area,
    put: (mark: MarkName) =>
      edit((text, selection) => marks[mark](text, selection, translate('inputs.text'))),
    askPicture: () => {
      if (!area.current) return;
      const { value, selectionStart: start, selectionEnd: end } = area.current;
      setSelected(selectedIn(value, { start, end }));
    },
    dialog: selected !== null && <TextPictureDialog alt={selected} onDone={add} />,
  };
}

/** Markdown as it is typed, below a bar of marks. A picture is uploaded and then named in the text. */
export function MarkdownEditor({
  source,
  field: { kind, max },
  validate,
  helperText,
}: ContentInputProps<MarkdownField>) {
  const { area, put, askPicture, dialog } = useEdits();
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [...validate, ...formRulesOf(kind)],
  });
  const { error, invalid } = fieldState;
  const { ref, ...typed } = field;
  return (
    <div className={`ra-input ra-input-${source}`}>
      <FormatBar controls={id} onMark={put} onPicture={askPicture}>
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
      {dialog}
    </div>
  );
}
