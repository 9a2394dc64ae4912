import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useRef } from 'react';
import { useInput, useRecordContext, useTranslate, ValidationError } from 'react-admin';
import { image as imageLimits } from '../../../../contract/limits';
import { imageFits, imageRequired } from './rules';
import { type PickedImage, usePreview } from './usePreview';

/** The label of a native file input, styled as a button: the input itself has the focus and the name. */
const asLabel = { component: 'label', role: undefined, tabIndex: -1 } as const;

const frame = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  border: '1px dashed',
  borderColor: 'divider',
  p: 2,
  mb: 2,
  width: '100%',
};

/** The picture field, and the ways to pick a file for it. */
function usePicture(isRequired: boolean) {
  const { field, fieldState } = useInput({
    source: 'image',
    defaultValue: null,
    validate: isRequired ? [imageRequired, imageFits] : imageFits,
  });
  const pick = (picked: File | null | undefined) => {
    if (!picked) return;
    field.onChange({ rawFile: picked });
    // The form validates on blur; a wrong file should be reported at once.
    field.onBlur();
  };
  const picked: PickedImage = field.value;
  return {
    file: picked?.rawFile,
    error: fieldState.error,
    onBlur: field.onBlur,
    clear: () => field.onChange(null),
    drop: (event: DragEvent) => {
      event.preventDefault();
      pick(event.dataTransfer.files[0]);
    },
    paste: (event: ClipboardEvent) => pick(event.clipboardData.files[0]),
    change: (event: ChangeEvent<HTMLInputElement>) => {
      pick(event.target.files?.[0]);
      event.target.value = '';
    },
  };
}

/** The image of a record: by click, drop or paste, with a preview of the stored or picked one (AD-8). */
export function PictureInput({ mode, optional = false }: { mode: 'create' | 'edit'; optional?: boolean }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const picture = usePicture(mode === 'create' && !optional);
  const preview = usePreview(picture.file);
  const shown: string | undefined = preview ?? record?.imageUrl;
  return (
    <Box
      onDrop={picture.drop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={picture.paste}
      sx={frame}
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
      <Picker picture={picture} label={translate(shown ? 'admin.image.replace' : 'admin.image.upload')} />
    </Box>
  );
}

/** The button that opens the system's dialog, one that removes the picked file, and the error about it. */
function Picker({ picture, label }: { picture: ReturnType<typeof usePicture>; label: string }) {
  const { file, error, onBlur, clear, change } = picture;
  const translate = useTranslate();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    clear();
    input.current?.focus();
  };
  return (
    <div>
      <Button
        {...asLabel}
        variant="outlined"
        color={error ? 'error' : 'primary'}
        sx={{ '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 } }}
      >
        {label}
        <input
          ref={input}
          type="file"
          name="image"
          accept={imageLimits.types.join(',')}
          aria-describedby={helpId}
          aria-invalid={Boolean(error)}
          onChange={change}
          onBlur={onBlur}
          style={{ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer' }}
        />
      </Button>
      {file && <Button onClick={remove}>{translate('admin.image.remove')}</Button>}
      <FormHelperText id={helpId} error={Boolean(error)}>
        {error?.message ? (
          <ValidationError error={error.message} />
        ) : (
          <Typography component="span" variant="inherit">
            {translate('admin.image.hint')}
          </Typography>
        )}
      </FormHelperText>
    </div>
  );
}
