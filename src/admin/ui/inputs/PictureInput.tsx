import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useRef } from 'react';
import { useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin';
import { image as imageLimits } from '../../../../contract/limits';
import { imageFits, imageRequired } from './rules';
import { type PickedImage, usePreview } from './usePreview';

/** The label of a native file input, styled as a button: the input itself has the focus and the name. */
const label = { component: 'label', role: undefined, tabIndex: -1 } as const;

/** The image of a record: by click, drop or paste, with a preview of the stored or picked one (AD-8). */
export function PictureInput({ mode, optional = false }: { mode: 'create' | 'edit'; optional?: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const helpId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useInput({
    source: 'image',
    defaultValue: null,
    validate: mode === 'create' && !optional ? [imageRequired, imageFits] : imageFits,
  });
  const file = (field.value as PickedImage)?.rawFile;
  const preview = usePreview(file);
  const pick = (picked: File | null | undefined) => {
    if (!picked) return;
    field.onChange({ rawFile: picked });
    // The form validates on blur; a wrong file should be reported at once.
    field.onBlur();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    pick(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => pick(event.clipboardData.files[0]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    pick(event.target.files?.[0]);
    event.target.value = '';
  };
  const remove = () => {
    field.onChange(null);
    picker.current?.focus();
  };
  const shown = preview ?? (record?.imageUrl as string | undefined);
  return (
    <Box
      onDrop={drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={paste}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        border: '1px dashed',
        borderColor: 'divider',
        p: 2,
        mb: 2,
        width: '100%',
      }}
    >
      {shown && (
        <img
          src={shown}
          alt={translate(preview ? 'admin.image.picked' : 'admin.image.current')}
          width={96}
          height={96}
          style={{ objectFit: 'contain' }}
        />
      )}
      <div>
        <Button
          {...label}
          variant="outlined"
          color={fieldState.error ? 'error' : 'primary'}
          sx={{ '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 } }}
        >
          {translate(shown ? 'admin.image.replace' : 'admin.image.upload')}
          <input
            ref={picker}
            type="file"
            name="image"
            accept={imageLimits.types.join(',')}
            aria-describedby={helpId}
            aria-invalid={Boolean(fieldState.error)}
            onChange={change}
            onBlur={field.onBlur}
            style={{ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' }}
          />
        </Button>
        {file && <Button onClick={remove}>{translate('admin.image.remove')}</Button>}
        <FormHelperText id={helpId} error={Boolean(fieldState.error)}>
          {fieldState.error?.message ? (
            <ValidationError error={fieldState.error.message} />
          ) : (
            <Typography component="span" variant="inherit">
              {translate('admin.image.hint')}
            </Typography>
          )}
        </FormHelperText>
      </div>
    </Box>
  );
}
