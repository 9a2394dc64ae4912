import { Button, DialogActions, DialogContent, FormHelperText, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { clips } from '../../../../contract/clips';
import { image as imageLimits } from '../../../../contract/limits';
import { messagesOf, serverMessage } from '../../../api/ApiError';
import { uploadPicture } from '../../../api/images';
import { useLanguage } from '../../i18n/useLanguage';
import { DialogFrame } from '../dialogs/DialogFrame';
import { useFirstField } from '../dialogs/useFirstField';
import { FileButton } from './FileButton';
import type { TextPicture } from './markdownMarks';
import { imageFits, imageRequired } from './rules';
import { usePreview } from './usePreview';
import '../../i18n/inputs';

const inside = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 } as const;

interface TextPictureDialogProps {
  /** What the picture shows, as far as that is known. */
  alt: string;
  /** Called with the stored picture, or with null when there is to be none. */
  onDone: (picture: TextPicture | null) => void;
}

/** Uploads the picked picture. What is missing or wrong is a text's key, or the server's sentence. */
function usePictureUpload(onDone: TextPictureDialogProps['onDone']) {
  const translate = useTranslate();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [clip, setClip] = useState('');
  const [isSending, setSending] = useState(false);
  const wrongWith = (picked: File | undefined) => {
    const value = { rawFile: picked };
    return String(imageRequired(value) ?? imageFits(value) ?? '');
  };
  const send = async (alt: string) => {
    if (clip) return alt.trim() ? onDone({ name: clip, alt }) : undefined;
    const wrong = wrongWith(file);
    setProblem(wrong);
    if (!file || wrong || !alt.trim()) return;
    setSending(true);
    try {
      const { name } = await uploadPicture(file);
      onDone({ name, alt });
    } catch (error) {
      setProblem(messagesOf(error).image?.[0] ?? serverMessage(error) ?? translate('inputs.file.failed'));
      setSending(false);
    }
  };
  const pick = (picked: File | undefined) => {
    if (!picked) return;
    setFile(picked);
    setClip('');
    setProblem(wrongWith(picked));
  };
  const choose = (name: string) => {
    setClip(name);
    setFile(undefined);
    setProblem('');
  };
  return { file, pick, clip, choose, problem, isSending, send };
}

interface PickedProps {
  file: File | undefined;
  problem: string;
  onPick: (file: File | undefined) => void;
}

/** The picked picture, the button that picks another, and what is wrong with it. */
function Picked({ file, problem, onPick }: PickedProps) {
  const translate = useTranslate();
  const preview = usePreview(file);
  const helpId = useId();
  return (
    <>
      {preview && (
        <img
          src={preview}
          alt={translate('inputs.textPicture.picked')}
          width={160}
          height={96}
          style={{ objectFit: 'contain' }}
        />
      )}
      <FileButton
        label={translate(`inputs.textPicture.${file ? 'replace' : 'choose'}`)}
        accept={imageLimits.types}
        describedBy={helpId}
        isWrong={Boolean(problem)}
        onPick={onPick}
      />
      <FormHelperText id={helpId} error={Boolean(problem)}>
        {translate(problem || 'admin.image.hint', { _: problem })}
      </FormHelperText>
    </>
  );
}

/** Chooses one of our clips in place of a picture. */
function ClipChoice({ clip, onChoose }: { clip: string; onChoose: (name: string) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <TextField
      select
      label={translate('inputs.textPicture.clip')}
      value={clip}
      fullWidth
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('inputs.textPicture.noClip')}</option>
      {clips.map(({ name, label }) => (
        <option key={name} value={name}>
          {label[language]}
        </option>
      ))}
    </TextField>
  );
}

/** Asks for a picture, or a clip, and what it shows. Not a form, as it opens from within one. */
export function TextPictureDialog({ alt: given, onDone }: TextPictureDialogProps) {
  const translate = useTranslate();
  const [alt, setAlt] = useState(given);
  const [isAsked, setAsked] = useState(false);
  const { file, pick, clip, choose, problem, isSending, send } = usePictureUpload(onDone);
  useFirstField();
  const isAltMissing = isAsked && !alt.trim();
  const add = () => {
    setAsked(true);
    void send(alt);
  };
  return (
    <DialogFrame title={translate('inputs.textPicture.title')} onClose={() => onDone(null)} busy={isSending}>
      <DialogContent
        className="dialog-fields"
        inert={isSending}
        sx={inside}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          pick(event.dataTransfer.files[0]);
        }}
        onPaste={({ clipboardData }) => pick(clipboardData.files[0])}
      >
        <Picked file={file} problem={problem} onPick={pick} />
        <ClipChoice clip={clip} onChoose={choose} />
        <TextField
          label={translate('inputs.textPicture.alt')}
          value={alt}
          required
          fullWidth
          error={isAltMissing}
          helperText={translate(isAltMissing ? 'admin.rule.required' : 'inputs.textPicture.altHelp')}
          onChange={({ target }) => setAlt(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(null)} disabled={isSending}>
          {translate('admin.dialog.cancel')}
        </Button>
        <Button variant="contained" onClick={add} disabled={isSending} aria-busy={isSending}>
          {translate(`inputs.textPicture.${isSending ? 'sending' : 'add'}`)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
