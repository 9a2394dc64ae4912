import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from './DialogFrame';

interface ConfirmFrameProps {
  title: string;
  text: string;
  /** Label of the button that goes ahead, and what it says while the call runs. */
  confirm: string;
  busyLabel?: string;
  cancel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something is lost; focus starts on the answer that loses nothing (AD-4). */
export function ConfirmFrame({
  title,
  text,
  confirm,
  busyLabel,
  cancel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmFrameProps) {
  const translate = useTranslate();
  const textId = useId();
  return (
    <DialogFrame title={title} onClose={onCancel} busy={busy} describedBy={textId}>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel} disabled={busy}>
          {cancel ?? translate('admin.dialog.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} disabled={busy} aria-busy={busy}>
          {busy ? busyLabel : confirm}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
