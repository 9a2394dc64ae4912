import { Alert, Button, DialogActions, DialogContent, DialogContentText, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { stepUp } from '../../../../contract/calls/secondFactor';
import { call } from '../../../api/call';
import { onStepUp } from '../../../security/stepUp';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';

interface QuestionProps {
  onEnd: (given: boolean) => void;
}

function Question({ onEnd }: QuestionProps) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: string) => call(stepUp, { body: { code: sent } }),
    onSuccess: () => onEnd(true),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Stops the submit event from bubbling: the form being saved may be an ancestor in React's tree.
    event.stopPropagation();
    if (code.trim() && !isPending) mutate(code.trim());
  };
  return (
    <DialogFrame title={translate('admin.stepUp.title')} onClose={() => onEnd(false)} busy={isPending}>
      <form onSubmit={submit} noValidate>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('admin.stepUp.text')}</DialogContentText>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {error.message || translate('admin.stepUp.failed')}
            </Alert>
          )}
          <TextField
            label={translate('admin.stepUp.code')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={error !== null}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 20, spellCheck: false } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onEnd(false)} disabled={isPending}>
            {translate('admin.dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
            {translate('admin.stepUp.submit')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}

/**
 * Prompts for the second factor when a call needs a recent one; the call then continues with everything that was typed
 * (studio.md section 1).
 */
export function StepUpDialog() {
  const [end, setEnd] = useState<((given: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise<boolean>((resolve) => setEnd(() => resolve))), []);
  if (!end) return null;
  return (
    <Question
      onEnd={(given) => {
        setEnd(null);
        end(given);
      }}
    />
  );
}
