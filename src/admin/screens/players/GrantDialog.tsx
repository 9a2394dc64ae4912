import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { grantReasons } from '../../../../contract/moneyStates';
import type { PlayerPage } from '../../../../contract/playerPage';
import type { WalletBody, WalletRequest } from '../../../../contract/walletRequests';
import { changeWallet } from '../../../api/wallets';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useKey } from '../money/useKey';
import { useWalletCall } from '../money/useMoney';

const texts = 'player.dialog.wallet';
const choices = (group: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${group}.${id}` }));
const directions = choices(`${texts}.direction`, ['give', 'take']);
const wallets = choices('transactions.wallet', ['diamonds', 'golds']);
const reasons = choices('money.wallet.reason', grantReasons);
const needed = required('admin.rule.required');

interface Values extends Pick<WalletBody, 'wallet' | 'reasonKind' | 'reason'> {
  direction: 'give' | 'take';
  amount: number;
}

/** Gives a player diamonds or gold, or takes them. */
export function GrantDialog({ player, base }: { player: PlayerPage; base: string }) {
  const key = useKey();
  const action = useWalletCall<Values, WalletRequest>(
    ({ direction, amount, ...values }) =>
      changeWallet(player.id, { ...values, amount: direction === 'take' ? -amount : amount, key }),
    ({ state }) => `${texts}.${state === 'requested' ? 'waits' : 'done'}`,
  );
  return (
    <ActionDialog<Values>
      texts={texts}
      about={player.userName}
      action={action}
      defaultValues={{ direction: 'give', wallet: 'diamonds' }}
      closeTo={base}
    >
      <SelectInput source="direction" label={`${texts}.what`} choices={directions} validate={needed} />
      <SelectInput source="wallet" label="transactions.ledger.wallet" choices={wallets} validate={needed} />
      <NumberInput
        source="amount"
        label={`${texts}.amount`}
        min={1}
        step={1}
        validate={[needed, minValue(1, 'admin.rule.negative')]}
      />
      <SelectInput source="reasonKind" label={`${texts}.kind`} choices={reasons} validate={needed} />
      <ReasonInput />
    </ActionDialog>
  );
}
