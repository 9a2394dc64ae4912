import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { requestGrant } from '../../../../contract/calls/money';
import { wallets } from '../../../../contract/ledger';
import type { GrantBody, MoneyRequest } from '../../../../contract/moneyRequests';
import { grantReasons } from '../../../../contract/moneyStates';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { FigureInput } from '../../ui/inputs/FigureInput';
import { atLeast, required } from '../../ui/inputs/rules';
import { useKey } from '../money/useKey';
import { useMoneyCall } from '../money/useMoney';
import { useTexts } from '../money/useTexts';
import { WalletAlone, WalletSubmit } from './WalletAlone';

const texts = 'player.dialog.wallet';
const choices = (group: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${group}.${id}` }));
const directions = choices(`${texts}.direction`, ['give', 'take']);
const walletChoices = choices('transactions.wallet', wallets);
const reasons = choices('money.reason', grantReasons);

interface Values extends Pick<GrantBody, 'wallet' | 'reasonKind' | 'reason'> {
  direction: 'give' | 'take';
  amount: number;
}

const amountRules = [required, atLeast(1)];

/** What the player has now and would have then. */
function AmountHelp({ wallets }: Pick<PlayerPage, 'wallets'>) {
  const { translate, ofWallet } = useTexts();
  const [direction, wallet, amount] = useWatch({ name: ['direction', 'wallet', 'amount'] });
  const balance = wallets.find((one) => one.wallet === wallet)?.balance ?? 0;
  const after = balance + (direction === 'take' ? -1 : 1) * (Number(amount) || 0);
  return (
    <>
      {translate(`${texts}.${amount ? 'after' : 'has'}`, {
        balance: ofWallet(balance, wallet),
        after: ofWallet(after, wallet),
      })}
    </>
  );
}

/** Gives a player diamonds or gold, or takes them. */
export function GrantDialog({ player, base }: { player: PlayerPage; base: string }) {
  const idempotencyKey = useKey();
  const action = useMoneyCall<Values, MoneyRequest>(
    ({ direction, amount, ...values }) =>
      call(requestGrant, {
        params: { id: player.id },
        body: { ...values, amount: direction === 'take' ? -amount : amount, idempotencyKey },
      }),
    ({ state }) => `${texts}.${state === 'requested' ? 'waits' : 'done'}`,
  );
  return (
    <ActionDialog<Values>
      texts={texts}
      about={player.userName}
      action={action}
      defaultValues={{ direction: 'give', wallet: 'diamonds' }}
      submit={<WalletSubmit texts={texts} />}
      closeTo={base}
    >
      <SelectInput source="direction" label={`${texts}.what`} choices={directions} validate={required} />
      <SelectInput
        source="wallet"
        label="resources.player-ledger.fields.wallet"
        choices={walletChoices}
        validate={required}
      />
      <FigureInput
        source="amount"
        label={`${texts}.amount`}
        helperText={<AmountHelp wallets={player.wallets} />}
        validate={amountRules}
      />
      <WalletAlone />
      <SelectInput source="reasonKind" label={`${texts}.kind`} choices={reasons} validate={required} />
      <ReasonInput />
    </ActionDialog>
  );
}
