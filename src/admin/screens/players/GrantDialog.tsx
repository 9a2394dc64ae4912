import { minValue, required, SelectInput } from 'react-admin';
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
import { AloneNote, AloneSubmit } from '../money/AloneNote';
import { useKey } from '../money/useKey';
import { useMoneyCall } from '../money/useMoney';
import { useTexts } from '../money/useTexts';

const texts = 'player.dialog.wallet';
const choices = (group: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${group}.${id}` }));
const directions = choices(`${texts}.direction`, ['give', 'take']);
const walletChoices = choices('transactions.wallet', wallets);
const reasons = choices('money.reason', grantReasons);
const needed = required('admin.rule.required');

interface Values extends Pick<GrantBody, 'wallet' | 'reasonKind' | 'reason'> {
  direction: 'give' | 'take';
  amount: number;
}

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

const diamonds = ['grantOverDiamonds', 'grantCapDiamonds'] as const;
const golds = ['grantOverGolds', 'grantCapGolds'] as const;

/** What is typed, and the limits of the chosen wallet. */
function useTyped() {
  const [wallet, amount] = useWatch<Values, ['wallet', 'amount']>({ name: ['wallet', 'amount'] });
  const [limit, cap] = wallet === 'golds' ? golds : diamonds;
  return { wallet, amount, limit, cap };
}

/** How much of the chosen wallet one person may give or take. */
function Alone() {
  const { translate, ofWallet } = useTexts();
  const { wallet, amount, limit: name, cap: capName } = useTyped();
  return (
    <AloneNote
      limit={name}
      cap={capName}
      text={(limit, cap = Number.POSITIVE_INFINITY) => {
        if (amount > cap) return translate(`${texts}.overCap`, { cap: ofWallet(cap, wallet) });
        const key = amount > limit ? 'money.facts.overAlone' : `${texts}.alone`;
        return translate(key, { limit: ofWallet(limit, wallet) });
      }}
    />
  );
}

function Submit() {
  const { limit, amount } = useTyped();
  return <AloneSubmit limit={limit} amount={amount} texts={texts} />;
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
      submit={<Submit />}
      closeTo={base}
    >
      <SelectInput source="direction" label={`${texts}.what`} choices={directions} validate={needed} />
      <SelectInput
        source="wallet"
        label="resources.player-ledger.fields.wallet"
        choices={walletChoices}
        validate={needed}
      />
      <FigureInput
        source="amount"
        label={`${texts}.amount`}
        helperText={<AmountHelp wallets={player.wallets} />}
        validate={[needed, minValue(1, 'admin.rule.negative')]}
      />
      <Alone />
      <SelectInput source="reasonKind" label={`${texts}.kind`} choices={reasons} validate={needed} />
      <ReasonInput />
    </ActionDialog>
  );
}
