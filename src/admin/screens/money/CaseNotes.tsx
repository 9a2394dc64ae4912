import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { noteCase } from '../../../../contract/calls/cases';
import type { MoneyNote } from '../../../../contract/cases';
import { call } from '../../../api/call';
import { DateTime } from '../../ui/DateTime';
import { NoteForm } from '../../ui/forms/NoteForm';
import { usePermission } from '../../ui/usePermission';
import { useMoneyCall } from './useMoney';

/** The notes about a case, oldest first, and a field for another. */
export function CaseNotes({ id, notes }: { id: string; notes: readonly MoneyNote[] | undefined }) {
  const translate = useTranslate();
  const mayNote = usePermission()('cases:handle');
  const action = useMoneyCall(
    (text: string) => call(noteCase, { params: { id }, body: { text } }),
    'money.noted',
  );
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
      {mayNote && (
        <NoteForm
          label="money.field.newNote"
          submit="money.addNote"
          add={(text) => action.mutateAsync(text)}
        />
      )}
    </Box>
  );
}
