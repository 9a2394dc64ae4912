import { Box, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FormDraft } from '../forms/FormDraft';
import { DialogFrame } from './DialogFrame';
import { ReasonInput } from './ReasonInput';
import { useSafeFocus } from './useSafeFocus';

interface ConfirmFrameProps {
  title: string;
  text: string;
  /** The name of the question's subject (AD-4). */
  about?: string;
  /** What else is to be known. */
  children?: ReactNode;
  /** Label of the confirm button, and its label while the call runs. */
  confirm: string;
  busyLabel?: string;
  cancel?: string;
  busy?: boolean;
  /** There is nothing to confirm. */
  disabled?: boolean;
  /** Asks for a reason too, which `onConfirm` gets. */
  asksReason?: boolean;
  onConfirm: (reason?: string) => void;
  onCancel: () => void;
}

/** The reason, kept over a reload and an ended session; whoever closes the question gives it up. */
function KeptReason() {
  const isSettled = useRef(false);
  useEffect(() => {
    isSettled.current = false;
    return () => {
      isSettled.current = true;
    };
  }, []);
  return (
    <>
      <FormDraft name="confirm" isSettled={isSettled} />
      <Box sx={{ mt: 2 }}>
        <ReasonInput />
      </Box>
    </>
  );
}

/** The question, its subject, and what else is to be known. */
const Question = ({ id, text, about, children }: QuestionProps) => (
  <div id={id}>
    <DialogContentText>{text}</DialogContentText>
    {about && <Typography sx={{ mt: 1, fontWeight: 600 }}>{about}</Typography>}
    {children}
  </div>
);
interface QuestionProps extends Pick<ConfirmFrameProps, 'text' | 'children'> {
  id: string;
  about: string | undefined;
}

/** A confirmation before something is lost; the initial focus is on the safe choice (AD-4). */
export function ConfirmFrame({
  title,
  text,
  about,
  children,
  confirm,
  busyLabel,
  cancel,
  busy = false,
  disabled = false,
  asksReason = false,
  onConfirm,
  onCancel,
}: ConfirmFrameProps) {
  const translate = useTranslate();
  const textId = useId();
  const safe = useSafeFocus();
  const content = (
    <>
      <DialogContent inert={busy}>
        <Question id={textId} text={text} about={about}>
          {children}
        </Question>
        {asksReason && <KeptReason />}
      </DialogContent>
      <DialogActions>
        <Button ref={safe} autoFocus onClick={onCancel} disabled={busy}>
          {cancel ?? translate('admin.dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          type={asksReason ? 'submit' : 'button'}
          onClick={asksReason ? undefined : () => onConfirm()}
          disabled={busy || disabled}
          aria-busy={busy}
        >
          {busy ? busyLabel : confirm}
        </Button>
      </DialogActions>
    </>
  );
  return (
    <DialogFrame title={title} onClose={onCancel} busy={busy} describedBy={textId}>
      {asksReason ? (
        <Form
          className="dialog-form"
          onSubmit={({ reason }: { reason?: string }) => onConfirm(reason)}
          noValidate
          disableInvalidFormNotification
        >
          {content}
        </Form>
      ) : (
        content
      )}
    </DialogFrame>
  );
}
