import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import type { FileField } from '../../../../contract/fields';
import { fileEndings, storedFile } from '../../../../contract/files';
import type { ContentInputProps } from './ContentInput';
import { DeleteFile } from './DeleteFile';
import { FileButton } from './FileButton';
import { useUpload } from './useUpload';
import '../../i18n/inputs';

const frame = { border: '1px dashed', borderColor: 'divider', p: 2, mb: 2, width: '100%' } as const;

/** A file for players to download: picked or dropped, uploaded at once with its progress, and named by the record. */
export function FileEditor({ source, helperText }: ContentInputProps<FileField>) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const helpId = useId();
  const { value, error, problem, sending, pick, clear, stop, onBlur } = useUpload(source);
  const file = storedFile(value);
  return (
    <Box
      sx={frame}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        pick(event.dataTransfer.files[0]);
      }}
    >
      <Typography variant="body2">{labelOf({ source, resource })}</Typography>
      {file && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
          <Typography component="small" variant="caption" sx={{ display: 'block' }}>
            SHA-256 {file.sum}
          </Typography>
        </Typography>
      )}
      <Box>
        <FileButton
          label={translate(file ? 'inputs.file.replace' : 'inputs.file.choose')}
          name={source}
          accept={fileEndings.map((ending) => `.${ending}`)}
          describedBy={helpId}
          isWrong={Boolean(error || problem)}
          onPick={pick}
          onBlur={onBlur}
        />
        {sending && <Button onClick={stop}>{translate('inputs.file.stop')}</Button>}
        {file && !sending && <Button onClick={clear}>{translate('inputs.file.remove')}</Button>}
        {file && !sending && <DeleteFile key={file.sum} file={file} onDeleted={clear} />}
      </Box>
      {sending && <Progress {...sending} />}
      <FormHelperText id={helpId} error={Boolean(error || problem)}>
        {problem ||
          (error ? (
            <ValidationError error={error} />
          ) : (
            translate(helperText ?? 'inputs.file.limits', { endings: fileEndings.join(', ') })
          ))}
      </FormHelperText>
    </Box>
  );
}

function Progress({ name, share }: { name: string; share: number }) {
  const percent = Math.floor(share * 100);
  const text = useTranslate()('inputs.file.sending', { name, percent });
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={text} />
    </Box>
  );
}
