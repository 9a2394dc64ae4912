import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useParams } from 'react-router-dom';
import { requestItem } from '../../../../contract/calls/money';
import { wallets } from '../../../../contract/ledger';
import type { ItemBody, MoneyRequest } from '../../../../contract/moneyRequests';
import { grantReasons } from '../../../../contract/moneyStates';
import type { PlayerPage } from '../../../../contract/playerPage';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { ReasonInput } from '../../ui/dialogs/ReasonInput';
import { FigureInput } from '../../ui/inputs/FigureInput';
import RecordChoice from '../../ui/inputs/RecordChoice';
import { atLeast, required } from '../../ui/inputs/rules';
import { RecordName } from '../../ui/list/RecordName';
import { useKey } from '../money/useKey';
import { useMoneyCall } from '../money/useMoney';
import { WalletAlone, WalletSubmit } from './WalletAlone';
import '../../i18n/player';

interface Values extends Pick<ItemBody, 'accessoryId' | 'reasonKind' | 'reason'> {
  wallet?: (typeof wallets)[number] | '';
  amount?: number;
}

const choices = (group: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${group}.${id}` }));
const reasons = choices('money.reason', grantReasons);
const walletChoices = choices('transactions.wallet', wallets);

const amountRules = [required, atLeast(1)];

/** What the player gets back of a price; nothing unless a wallet is chosen. */
function Returned() {
  const wallet: unknown = useWatch({ name: 'wallet' });
  return (
    <>
      <SelectInput
        source="wallet"
        label="player.dialog.take-item.returned"
        helperText="player.dialog.take-item.returnedHelp"
        choices={walletChoices}
      />
      {wallet && (
        <>
          <FigureInput source="amount" label="player.dialog.wallet.amount" validate={amountRules} />
          <WalletAlone />
        </>
      )}
    </>
  );
}

/** Which accessory is taken, from whom: its name as the list had it, or the catalogue's where the address was opened by itself. */
function Taken({ userName, id }: { userName: string; id: string }) {
  const { item }: { item?: string } = useLocation().state ?? {};
  return (
    <>
      {userName}:{' '}
      {item ?? <RecordName source="of" reference="accessories" record={{ id, of: id }} link={false} />}
    </>
  );
}

/** Gives a player an accessory, or takes the one that the address names. */
export function ItemDialog({ player, base }: { player: PlayerPage; base: string }) {
  const { item } = useParams();
  const takes = item !== undefined;
  const texts = `player.dialog.${takes ? 'take-item' : 'give-item'}`;
  const idempotencyKey = useKey();
  const action = useMoneyCall<Values, MoneyRequest>(
    ({ wallet, amount, accessoryId, ...values }) =>
      call(requestItem, {
        params: { id: player.id },
        body: {
          ...values,
          takes,
          accessoryId: item ?? accessoryId,
          ...(takes && wallet && amount && { wallet, amount }),
          idempotencyKey,
        },
      }),
    ({ state }) => `${texts}.${state === 'requested' ? 'waits' : 'done'}`,
  );
  return (
    <ActionDialog<Values>
      texts={texts}
      about={takes ? <Taken userName={player.userName} id={item} /> : player.userName}
      action={action}
      isDanger={takes}
      submit={takes ? <WalletSubmit texts={texts} /> : undefined}
      closeTo={base}
    >
      {takes ? (
        <Returned />
      ) : (
        <RecordChoice
          source="accessoryId"
          label="player.dialog.give-item.what"
          reference="accessories"
          validate={[required]}
        />
      )}
      <SelectInput
        source="reasonKind"
        label="player.dialog.wallet.kind"
        choices={reasons}
        validate={required}
      />
      <ReasonInput />
    </ActionDialog>
  );
}
