import { Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';
import { useSafeFocus } from './useSafeFocus';

interface ConfirmFrameProps {
  title: string;
  text: string;
  /** The name of the question's subject (AD-4). */
  about?: string;
  /** Label of the confirm button, and its label while the call runs. */
  confirm: string;
  busyLabel?: string;
  cancel?: string;
  busy?: boolean;
  /** There is nothing to confirm. */
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation before something is lost; the initial focus is on the safe choice (AD-4). */
export function ConfirmFrame({
  title,
  text,
  about,
  confirm,
  busyLabel,
  cancel,
  busy = false,
  disabled = false,
  onConfirm,
  onCancel,
}: ConfirmFrameProps) {
  const translate = useTranslate();
  const textId = useId();
  const safe = useSafeFocus();
  return (
    <DialogFrame title={title} onClose={onCancel} busy={busy} describedBy={textId}>
      <DialogContent>
        <div id={textId}>
          <DialogContentText>{text}</DialogContentText>
          {about && <Typography sx={{ mt: 1, fontWeight: 600 }}>{about}</Typography>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button ref={safe} autoFocus onClick={onCancel} disabled={busy}>
          {cancel ?? translate('admin.dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={onConfirm}
          disabled={busy || disabled}
          aria-busy={busy}
        >
          {busy ? busyLabel : confirm}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
