import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldErrors } from '../dialogs/fieldErrors';
import { FormDraft } from './FormDraft';

/** The same as in the contract's `NoteBody`. */
const longest = 1000;

interface NoteFormProps {
  /** Translation keys. */
  label: string;
  submit: string;
  helperText?: string;
  /** Sends the note. */
  add: (text: string) => Promise<unknown>;
}

/** Adds a note; the typed text stays until the server has it. */
export function NoteForm({ label, submit, helperText, add }: NoteFormProps) {
  const [sent, setSent] = useState(0);
  // Once the note is sent the form is empty.
  const isSettled = useRef(false);
  const send = ({ text = '' }: { text?: string }) =>
    add(text.trim()).then(() => setSent((count) => count + 1), fieldErrors);
  return (
    <Form onSubmit={send} noValidate disableInvalidFormNotification>
      <FormDraft name="note" isSettled={isSettled} />
      <TextInput
        source="text"
        label={label}
        helperText={helperText}
        validate={required('admin.rule.required')}
        slotProps={{ htmlInput: { maxLength: longest } }}
        multiline
        minRows={2}
      />
      <SendButton label={submit} sent={sent} />
    </Form>
  );
}

/** Empties the form after each note sent, and returns the focus to it. */
function SendButton({ label, sent }: { label: string; sent: number }) {
  const translate = useTranslate();
  const { formState, reset } = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  const text: unknown = useWatch({ name: 'text' });
  useEffect(() => {
    if (sent === 0) return;
    reset({ text: '' });
    button.current?.form?.querySelector<HTMLElement>('[name=text]')?.focus();
  }, [sent, reset]);
  const isBlank = typeof text !== 'string' || text.trim() === '';
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isBlank || formState.isSubmitting}
      aria-busy={formState.isSubmitting}
      sx={{ mt: 1 }}
    >
      {translate(label)}
    </Button>
  );
}
