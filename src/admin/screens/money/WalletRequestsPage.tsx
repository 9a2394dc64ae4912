import { SelectInput } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import { walletRequestStates } from '../../../../contract/moneyStates';
import { walletRequests } from '../../../../contract/readResources';
import type { WalletRequest } from '../../../../contract/walletRequests';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { inFile } from '../../crud/list/readTable';
import { walletRequestsPath } from '../../resources/playerPaths';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { BackLink } from '../../ui/sections/BackLink';
import { Page } from '../../ui/sections/Page';
import { OfWalletRequest } from './WalletDialog';
import { WalletRequestItem } from './WalletRequestItem';
import '../../i18n/money';
import '../../i18n/player';
import '../../i18n/readFields';

const texts = { label: 'money.wallet.all', empty: 'money.noRequests', failed: 'money.failed.read' };
const states = walletRequestStates.map((id) => ({ id, name: `money.state.${id}` }));
const wallets = ['diamonds', 'golds'].map((id) => ({ id, name: `transactions.wallet.${id}` }));
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <SelectInput key="wallet" source="wallet" choices={wallets} alwaysOn />,
];
const file = {
  sources: inFile<WalletRequest>({
    userName: true,
    wallet: true,
    amount: true,
    state: true,
    reasonKind: true,
    reason: true,
    note: true,
    requestedBy: true,
    requestedAt: true,
    decidedBy: true,
    decidedAt: true,
    endedAt: true,
    userId: false,
    balance: false,
    needsSecond: false,
    acts: false,
    limit: false,
  }),
  words: { wallet: 'transactions.wallet', state: 'money.state', reasonKind: 'money.wallet.reason' },
};

function Dialog() {
  const { wallet: id = '' } = useParams();
  return (
    <DialogAbout<WalletRequest>
      resource={walletRequests.name}
      id={id}
      failed={texts.failed}
      closeTo={walletRequestsPath}
    >
      {(request) => <OfWalletRequest requests={[request]} base={walletRequestsPath} />}
    </DialogAbout>
  );
}

/** Users → Wallet requests: diamonds and gold that staff gave and took, whatever came of it. */
export const WalletRequestsPage = () => (
  <Page name="users">
    <BackLink to={paths.admin.users} text="player.back" heading={texts.label} />
    <ReadList<WalletRequest>
      resource={walletRequests}
      texts={texts}
      filters={filters}
      period="requestedAt"
      file={file}
      rows={{ item: (one) => <WalletRequestItem key={one.id} request={one} base={walletRequestsPath} /> }}
    />
    <Routes>
      <Route index element={null} />
      <Route path="wallets/:wallet/:name" element={<Dialog />} />
    </Routes>
  </Page>
);
