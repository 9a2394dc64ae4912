import { Box } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import {
  beginRequest,
  confirmRequest,
  decideRequest,
  withdrawRequest,
} from '../../../../contract/calls/money';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { isOfPlayer } from '../../../../contract/moneyStates';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { BankReferenceInput } from './BankReferenceInput';
import { ExistingLink } from './ExistingLink';
import { RequestAmount } from './RequestAmount';
import { RequestFacts } from './RequestFacts';
import { RequestReason } from './RequestReason';
import { Steps } from './Steps';
import { useMoneyCall } from './useMoney';

interface Values {
  reference?: string;
  note?: string;
}

const calls: Record<string, (request: MoneyRequest, values: Values) => Promise<unknown>> = {
  approve: ({ id, version }, { note }) =>
    call(decideRequest, { params: { id }, body: { approve: true, version, ...(note && { note }) } }),
  refuse: ({ id, version }, { note = '' }) =>
    call(decideRequest, { params: { id }, body: { approve: false, note, version } }),
  begin: ({ id, version }) => call(beginRequest, { params: { id }, body: { version } }),
  confirm: ({ id }, { reference = '' }) =>
    call(confirmRequest, { params: { id }, body: { outcome: 'done', reference } }),
  withdraw: ({ id, version }, { note }) =>
    call(withdrawRequest, { params: { id }, body: { version, ...(note && { note }) } }),
  fail: ({ id }, { note = '' }) =>
    call(confirmRequest, { params: { id }, body: { outcome: 'failed', note } }),
};

/** Acts after which a request has no effect. */
const endings = ['refuse', 'withdraw', 'fail'];

/** The texts of a dialog, where they depend on what the request is about. */
function dialogOf(name: string, request: MoneyRequest): string {
  const { kind, byGateway, caseId } = request;
  const isTransfer = kind === 'refund' || kind === 'return';
  if (name === 'approve' && isTransfer) return byGateway ? 'approveSending' : 'approveTransfer';
  if (name === 'confirm' && kind === 'refund') return 'confirmRefund';
  // What is given to a player is carried out at once, so that no transfer of it can fail.
  if (isOfPlayer(request) && endings.includes(name)) return name === 'fail' ? name : `${name}Grant`;
  return caseId && endings.includes(name) ? `${name}OfCase` : name;
}

function RequestDialog({ request, name, base }: { request: MoneyRequest; name: string; base: string }) {
  const translate = useTranslate();
  const texts = `money.dialog.${dialogOf(name, request)}`;
  const action = useMoneyCall<Values>(async (values) => calls[name]?.(request, values), `${texts}.done`);
  return (
    <ActionDialog<Values>
      texts={texts}
      about={
        <>
          {`${translate(`money.kind.${request.kind}`)}: `}
          <RequestAmount request={request} />
          <Box sx={{ fontWeight: 400, mb: 1 }}>
            <RequestReason request={request} />
            <Steps request={request} />
            <RequestFacts request={request} isEnding={endings.includes(name)} />
          </Box>
        </>
      }
      action={action}
      isDanger={name === 'refuse' || name === 'fail'}
      afterError={<ExistingLink error={action.error} />}
      closeTo={base}
    >
      {name === 'confirm' && <BankReferenceInput />}
      {name !== 'confirm' && name !== 'begin' && (
        <TextInput
          source="note"
          label="money.field.note"
          validate={name === 'approve' || name === 'withdraw' ? [] : required('admin.rule.required')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
        />
      )}
    </ActionDialog>
  );
}

interface OfRequestProps {
  requests: readonly MoneyRequest[] | undefined;
  base: string;
}

/** The dialog `requests/:request/:name` about one of these requests, once they are loaded. */
export function OfRequest({ requests, base }: OfRequestProps) {
  const { request: id, name = '' } = useParams();
  if (!requests) return null;
  const request = requests.find((one) => one.id === id);
  if (!request || !calls[name]) return <Navigate to={base} replace />;
  return <RequestDialog request={request} name={name} base={base} />;
}
