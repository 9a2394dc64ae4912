import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { MoneyNote } from '../../../../contract/cases';
import { noteCase } from '../../../api/money';
import { DateTime } from '../../ui/DateTime';
import { fieldErrors } from '../../ui/dialogs/fieldErrors';
import { usePermission } from '../../ui/usePermission';
import { useMoneyCall } from './useMoney';

/** The notes about a case, the oldest first, and a field for another. */
export function CaseNotes({ id, notes }: { id: string; notes: readonly MoneyNote[] | undefined }) {
  const translate = useTranslate();
  const mayNote = usePermission()('cases:handle');
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3, maxWidth: 640 }}>
      <Typography id={titleId} variant="h6" component="h2">
        {translate('money.notes')}
      </Typography>
      {notes?.length === 0 && <Typography color="text.secondary">{translate('money.noNotes')}</Typography>}
      {notes?.map(({ id: key, author, text, createdAt }) => (
        <Box key={key} sx={{ my: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          <Typography color="text.secondary">
            {author} · <DateTime at={createdAt} />
          </Typography>
        </Box>
      ))}
      {mayNote && <NoteForm key={notes?.length} id={id} />}
    </Box>
  );
}

function NoteForm({ id }: { id: string }) {
  const action = useMoneyCall(({ text }: { text: string }) => noteCase(id, text), 'money.noted');
  const submit = (values: object) =>
    action.mutateAsync(values as { text: string }).then(() => undefined, fieldErrors);
  return (
    <Form onSubmit={submit} noValidate disableInvalidFormNotification>
      <TextInput
        source="text"
        label="money.field.newNote"
        validate={required('admin.rule.required')}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        multiline
        minRows={2}
      />
      <AddButton isBusy={action.isPending} />
    </Form>
  );
}

function AddButton({ isBusy }: { isBusy: boolean }) {
  const translate = useTranslate();
  const { formState } = useFormContext();
  return (
    <Button type="submit" variant="outlined" disabled={isBusy || formState.isSubmitting} aria-busy={isBusy}>
      {translate('money.addNote')}
    </Button>
  );
}
