import { Box } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { WalletRequest } from '../../../../contract/walletRequests';
import { decideWalletRequest, withdrawWalletRequest } from '../../../api/wallets';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { Steps } from './Steps';
import { useWalletCall } from './useMoney';
import { WalletChange, WalletFacts } from './WalletRequestItem';

type Values = { note?: string };

const calls: Record<string, (request: WalletRequest, values: Values) => Promise<unknown>> = {
  approve: ({ id, version }, { note }) =>
    decideWalletRequest(id, { approve: true, version, ...(note && { note }) }),
  refuse: ({ id, version }, { note = '' }) => decideWalletRequest(id, { approve: false, note, version }),
  withdraw: ({ id, version }, { note }) => withdrawWalletRequest(id, { version, ...(note && { note }) }),
};

function WalletRequestDialog({
  request,
  name,
  base,
}: {
  request: WalletRequest;
  name: string;
  base: string;
}) {
  const texts = name === 'approve' ? 'money.dialog.approve' : `money.wallet.${name}`;
  const action = useWalletCall<Values>(async (values) => calls[name]?.(request, values), `${texts}.done`);
  return (
    <ActionDialog<Values>
      texts={texts}
      about={
        <>
          <WalletChange request={request} />
          <Box sx={{ fontWeight: 400, mb: 1 }}>
            <WalletFacts request={request} isEnding={name !== 'approve'} />
            <Steps request={request} />
          </Box>
        </>
      }
      action={action}
      isDanger={name === 'refuse'}
      closeTo={base}
    >
      <TextInput
        source="note"
        label="money.field.note"
        validate={name === 'refuse' ? required('admin.rule.required') : []}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        minRows={2}
      />
    </ActionDialog>
  );
}

interface OfWalletRequestProps {
  requests: readonly WalletRequest[] | undefined;
  base: string;
}

/** The dialog `wallets/:wallet/:name` about one of these requests, once they are loaded. */
export function OfWalletRequest({ requests, base }: OfWalletRequestProps) {
  const { wallet: id, name = '' } = useParams();
  if (!requests) return null;
  const request = requests.find((one) => one.id === id);
  if (!request || !calls[name]) return <Navigate to={base} replace />;
  return <WalletRequestDialog request={request} name={name} base={base} />;
}
