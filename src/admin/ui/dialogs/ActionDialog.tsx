import { Alert, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { FormDraft } from '../forms/FormDraft';
import { DialogFrame } from './DialogFrame';
import { fieldErrors } from './fieldErrors';
import { UnsavedGuard } from './UnsavedGuard';
import { useLeave } from './useBehind';
import { useFirstField } from './useFirstField';
import { useKeptFocus } from './useKeptFocus';
import { useSafeFocus } from './useSafeFocus';

/** A call in progress, like React Query's mutations. */
interface Running<V> {
  mutateAsync: (values: V) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
}

interface ActionDialogProps<V> {
  /** The translation key prefix of its texts: `title`, `text` and `submit`. */
  texts: string;
  /** The name of its subject. */
  about?: ReactNode;
  action: Running<V>;
  defaultValues?: Partial<V>;
  isDanger?: boolean;
  /** The action's label, where it depends on what is typed; defaults to `submit` of the texts. */
  submit?: ReactNode;
  /** The label of the way out, where "Cancel" could be taken for the action. */
  keep?: string | undefined;
  /** Whether the action would be refused, as the dialog says: only the way out is offered. */
  isBlocked?: boolean;
  /** What is said after the message of a refusal. */
  afterError?: ReactNode;
  /** The path of the page below, to which closing leads, with the query of the address. */
  closeTo: string;
  children: ReactNode;
}

/** An action with its own form: what it does, its inputs, and the server's messages next to them. */
export function ActionDialog<V extends object>(props: ActionDialogProps<V>) {
  const { texts, about, action, defaultValues, isBlocked = false, afterError, closeTo, children } = props;
  const translate = useTranslate();
  const { isPending, error } = action;
  const isSettled = useRef(false);
  // Others would reset the form: an action changes what they come from before the dialog closes.
  const [initial] = useState(defaultValues);
  // What was typed stays of the version that it was typed over.
  const beside = initial && 'version' in initial ? { version: initial.version } : {};
  const close = useLeave(closeTo);
  const submit = (values: object) =>
    action.mutateAsync(values as V).then(() => {
      isSettled.current = true;
      close(true);
    }, fieldErrors);
  return (
    <DialogFrame title={translate(`${texts}.title`)} onClose={() => close()} busy={isPending} size="sm">
      <Form
        className="dialog-form"
        onSubmit={submit}
        defaultValues={initial}
        noValidate
        disableInvalidFormNotification
      >
        <DialogContent inert={isPending}>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate(error.message, { _: error.message })}
              {afterError}
            </Alert>
          )}
          {about && (
            <Typography component="div" sx={{ fontWeight: 600 }}>
              {about}
            </Typography>
          )}
          {!isBlocked && <DialogContentText sx={{ mb: 2 }}>{translate(`${texts}.text`)}</DialogContentText>}
          <FormDraft name={texts} isSettled={isSettled} beside={beside} />
          {children}
        </DialogContent>
        <Buttons {...props} isPending={isPending} onClose={() => close()} />
        <UnsavedGuard
          onLeave={() => {
            isSettled.current = true;
          }}
        />
      </Form>
    </DialogFrame>
  );
}

interface ButtonsProps
  extends Pick<ActionDialogProps<object>, 'texts' | 'keep' | 'submit' | 'isBlocked' | 'isDanger'> {
  isPending: boolean;
  onClose: () => void;
}

/** The way out, and the action. */
function Buttons(props: ButtonsProps) {
  const { texts, submit, isBlocked = false, isDanger = false, isPending, onClose } = props;
  const { keep = isBlocked ? 'admin.dialog.close' : 'admin.dialog.cancel' } = props;
  const translate = useTranslate();
  const safe = useSafeFocus();
  useKeptFocus(isPending);
  useFirstField(!isDanger);
  return (
    <DialogActions>
      <Button ref={isDanger ? safe : undefined} onClick={onClose} disabled={isPending}>
        {translate(keep)}
      </Button>
      {!isBlocked && (
        <Button
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          disabled={isPending}
          aria-busy={isPending}
        >
          {isPending ? translate('admin.dialog.busy') : (submit ?? translate(`${texts}.submit`))}
        </Button>
      )}
    </DialogActions>
  );
}
