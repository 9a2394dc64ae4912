import { Alert, Box } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import {
  beginRequest,
  confirmRequest,
  decideRequest,
  withdrawRequest,
} from '../../../../contract/calls/money';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { isActOpen, isOfPlayer, type RequestAct } from '../../../../contract/moneyStates';
import { call } from '../../../api/call';
import { ActionDialog } from '../../ui/dialogs/ActionDialog';
import { BankReferenceInput } from './BankReferenceInput';
import { ExistingLink } from './ExistingLink';
import { isOpenRequest } from './openRefunds';
import { RequestAmount } from './RequestAmount';
import { RequestFacts } from './RequestFacts';
import { RequestReason } from './RequestReason';
import { stateKey } from './requestSteps';
import { Steps } from './Steps';
import { useMoneyCall } from './useMoney';

interface Values {
  reference?: string;
  note?: string;
}

const calls: Record<RequestAct, (request: MoneyRequest, values: Values) => Promise<unknown>> = {
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
const endings: readonly RequestAct[] = ['refuse', 'withdraw', 'fail'];

/** The texts of a dialog, where they depend on what the request is about. */
function dialogOf(name: RequestAct, request: MoneyRequest): string {
  const { kind, byGateway, caseId } = request;
  const isTransfer = kind === 'refund' || kind === 'return';
  if (name === 'approve' && isTransfer) return byGateway ? 'approveSending' : 'approveTransfer';
  if (name === 'confirm' && kind === 'refund') return 'confirmRefund';
  // What is given to a player is carried out at once, so that no transfer of it can fail.
  if (isOfPlayer(request) && endings.includes(name)) return name === 'fail' ? name : `${name}Grant`;
  return caseId && endings.includes(name) ? `${name}OfCase` : name;
}

interface DialogProps {
  request: MoneyRequest;
  name: RequestAct;
  base: string;
}

/** Why the server would refuse the act: it is too late, or somebody else's. */
function Blocked({ request, name }: Omit<DialogProps, 'base'>) {
  const translate = useTranslate();
  const reason = !isOpenRequest(request) ? 'over' : isActOpen(request, name) ? 'theirs' : 'state';
  const state = translate(`money.state.${stateKey(request)}`);
  return <Alert severity="warning">{translate(`money.blocked.${reason}`, { state })}</Alert>;
}

function RequestDialog({ request, name, base }: DialogProps) {
  const translate = useTranslate();
  const texts = `money.dialog.${dialogOf(name, request)}`;
  const action = useMoneyCall<Values>(async (values) => calls[name](request, values), `${texts}.done`);
  // Once it is done the request has no such act any more, which is no reason to say so while the dialog closes.
  const isBlocked = !request.acts.includes(name) && !action.isPending && !action.isSuccess;
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
      isBlocked={isBlocked}
      afterError={<ExistingLink error={action.error} />}
      closeTo={base}
    >
      {isBlocked ? <Blocked request={request} name={name} /> : <Fields name={name} />}
    </ActionDialog>
  );
}

/** What an act requires to be typed. */
function Fields({ name }: Pick<DialogProps, 'name'>) {
  if (name === 'begin') return null;
  if (name === 'confirm') return <BankReferenceInput />;
  return (
    <TextInput
      source="note"
      label="money.field.note"
      validate={name === 'approve' || name === 'withdraw' ? [] : required('admin.rule.required')}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      multiline
      minRows={2}
    />
  );
}

const isAct = (name: string): name is RequestAct => Object.hasOwn(calls, name);

interface OfRequestProps {
  requests: readonly MoneyRequest[] | undefined;
  base: string;
}

/** The dialog `requests/:request/:name` about one of these requests, once they are loaded. */
export function OfRequest({ requests, base }: OfRequestProps) {
  const { request: id, name = '' } = useParams();
  if (!requests) return null;
  const request = requests.find((one) => one.id === id);
  if (!request || !isAct(name)) return <Navigate to={base} replace />;
  return <RequestDialog request={request} name={name} base={base} />;
}
