import { required, TextInput } from 'react-admin';
import { correctEmail } from '../../../../contract/calls/playerErasure';
import { emailLength } from '../../../../contract/limits';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { usePlayerCall } from './usePlayer';

interface Values {
  email: string;
  reason: string;
}

/** Corrects the e-mail of a player. */
export function EmailDialog({ player, base }: { player: PlayerPage; base: string }) {
  const { id, version, email, userName } = player;
  const action = usePlayerCall(
    (values: Values) => call(correctEmail, { params: { id }, body: { ...values, version } }),
    'player.dialog.email.done',
  );
  return (
    <ActionDialog<Values>
      texts="player.dialog.email"
      about={`${userName}, ${email}`}
      action={action}
      closeTo={base}
    >
      <TextInput
        source="email"
        label="player.dialog.email.right"
        type="email"
        validate={required('admin.rule.required')}
        slotProps={{ htmlInput: { maxLength: emailLength, autoComplete: 'off' } }}
      />
      <ReasonInput />
    </ActionDialog>
  );
}
