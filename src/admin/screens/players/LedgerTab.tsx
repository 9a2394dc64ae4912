import { Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ledgerWallets } from '../../../../contract/ledger';
import { playerLists } from '../../../../contract/playerLists';
import type { LedgerEntry } from '../../../../contract/playerPage';
import { paths } from '../../../paths';
import { readTable } from '../../crud/list/readTable';
import { playerPath } from '../../resources/playerPaths';
import { figures } from '../../ui/figures';
import { usePermission } from '../../ui/usePermission';
import { useTexts } from '../money/useTexts';
import { PlayerList, WordFilter } from './PlayerList';
import type { TabProps } from './PlayerTab';
import { TabRequests } from './TabRequests';
import '../../i18n/readFields';

function Wallet() {
  const { word } = useTexts();
  const entry = useRecordContext<LedgerEntry>();
  return entry ? word('wallet', entry.wallet) : null;
}

/** Why the balance changed, as a link to the payment, or to the history for changes made by staff. */
function Cause() {
  const { word, translate } = useTexts();
  const may = usePermission();
  const entry = useRecordContext<LedgerEntry>();
  const { id } = useParams();
  if (!entry) return null;
  const { paymentId, packageName, seasonNumber, itemName } = entry;
  const about =
    packageName ??
    itemName ??
    (seasonNumber === null ? null : translate('player.ledger.season', { number: seasonNumber }));
  const text = [word('reason', entry.reason), about].filter(Boolean).join(': ');
  const to =
    paymentId && may('payments:read')
      ? `${paths.admin.transactions}/${paymentId}`
      : entry.requestId && id && may('history:read') && `${playerPath(id)}/history`;
  if (!to) return <>{text}</>;
  return (
    <MuiLink data-key="open" component={Link} to={to}>
      {text}
    </MuiLink>
  );
}

/** The change with its sign; colour is only an addition. */
function Change() {
  const { number } = useTexts();
  const { amount = 0 } = useRecordContext<LedgerEntry>() ?? {};
  const text = amount > 0 ? `+${number(amount)}` : number(amount).replace('-', '−');
  return <span style={{ ...figures, fontWeight: 600, whiteSpace: 'nowrap' }}>{text}</span>;
}

const table = readTable(playerLists.ledger, {
  reason: { card: 'heading', children: <Cause /> },
  wallet: <Wallet />,
  amount: <Change />,
});

const wallets = Object.fromEntries(ledgerWallets.map((id) => [id, `transactions.wallet.${id}`]));

/** Every change of the player's wallets, with the balance after it and its cause. */
export const LedgerTab = (props: TabProps) => (
  <>
    <TabRequests {...props} />
    <PlayerList<LedgerEntry>
      id={props.player.id}
      name="ledger"
      rows={{ table }}
      header={<WordFilter source="wallet" label="resources.player-ledger.fields.wallet" words={wallets} />}
    />
  </>
);
