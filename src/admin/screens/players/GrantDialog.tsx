import { useQuery } from '@tanstack/react-query';
import { minValue, NumberInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { grantReasons } from '../../../../contract/moneyStates';
import type { PlayerPage } from '../../../../contract/playerPage';
import type { LimitName } from '../../../../contract/siteSettings';
import type { WalletBody, WalletRequest } from '../../../../contract/walletRequests';
import { getSettings } from '../../../api/settings';
import { changeWallet } from '../../../api/wallets';
import { guarded } from '../../../dataProvider/errors';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { useKey } from '../money/useKey';
import { useWalletCall } from '../money/useMoney';
import { useTexts } from '../money/useTexts';

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

/** What the player has now and would have then, and how much one person may do alone, where the reader may know. */
function AmountHelp({ wallets }: Pick<PlayerPage, 'wallets'>) {
  const { translate, number } = useTexts();
  const [direction, wallet, amount] = useWatch({ name: ['direction', 'wallet', 'amount'] });
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => guarded('player.failed.act', () => getSettings(signal)),
    retry: false,
  });
  const limit: LimitName = wallet === 'golds' ? 'grantOverGolds' : 'grantOverDiamonds';
  const balance = wallets.find((one) => one.wallet === wallet)?.balance ?? 0;
  const after = balance + (direction === 'take' ? -1 : 1) * (Number(amount) || 0);
  const alone = data && Math.min(data.limits[limit] ?? data.most[limit], data.most[limit]);
  return (
    <>
      {translate(`${texts}.${amount ? 'after' : 'has'}`, { balance: number(balance), after: number(after) })}
      {alone !== undefined && ` ${translate(`${texts}.alone`, { limit: number(alone) })}`}
    </>
  );
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
        helperText={<AmountHelp wallets={player.wallets} />}
        min={1}
        step={1}
        validate={[needed, minValue(1, 'admin.rule.negative')]}
      />
      <SelectInput source="reasonKind" label={`${texts}.kind`} choices={reasons} validate={needed} />
      <ReasonInput />
    </ActionDialog>
  );
}
