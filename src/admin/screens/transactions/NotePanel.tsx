import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { addTransactionNote } from '../../../api/transactions';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { useTransactionCall } from './useTransactions';

/** As the contract's `NoteBody`. */
const longest = 1000;

/** Adds a note to the timeline; what was typed stays until the server has it. */
export function NotePanel({ paymentId }: { paymentId: string }) {
  const { translate } = useTexts();
  const [text, setText] = useState('');
  const add = useTransactionCall(
    (note: string) => addTransactionNote(paymentId, note),
    'transactions.act.noteAdded',
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  return (
    <Panel title={translate('transactions.page.notes')}>
      <Box component="form" onSubmit={send}>
        <TextField
          name="note"
          label={translate('transactions.act.note')}
          helperText={translate('transactions.act.noteHelp')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={add.isPending || text.trim() === ''}
          aria-busy={add.isPending}
          sx={{ mt: 1 }}
        >
          {translate(`transactions.act.${add.isPending ? 'adding' : 'addNote'}`)}
        </Button>
      </Box>
    </Panel>
  );
}
