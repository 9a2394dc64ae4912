import { noteTransaction } from '../../../../contract/calls/transactions';
import { call } from '../../../api/call';
import { NoteForm } from '../../ui/forms/NoteForm';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { useTransactionCall } from './useTransactions';

/** Adds a note to the timeline. */
export function NotePanel({ paymentId }: { paymentId: string }) {
  const { translate } = useTexts();
  const add = useTransactionCall(
    (note: string) => call(noteTransaction, { params: { id: paymentId }, body: { text: note } }),
    'transactions.act.noteAdded',
  );
  return (
    <Panel title={translate('transactions.page.notes')}>
      <NoteForm
        label="transactions.act.note"
        helperText="transactions.act.noteHelp"
        submit="transactions.act.addNote"
        add={(text) => add.mutateAsync(text)}
      />
    </Panel>
  );
}
