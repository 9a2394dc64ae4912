import { SelectInput } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { moneyRequestKinds, moneyRequestStates, requestCurrencies } from '../../../../contract/moneyStates';
import { moneyRequests } from '../../../../contract/readResources';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { inFile } from '../../crud/list/readTable';
import { DialogAbout } from '../../ui/dialogs/DialogAbout';
import { DateTimeInput } from '../../ui/inputs/DateTimeInput';
import { BackLink } from '../../ui/sections/BackLink';
import { Page } from '../../ui/sections/Page';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from './moneyPaths';
import { OfRequest } from './RequestDialogs';
import { RequestItem } from './RequestList';
import '../../i18n/readFields';

const texts = {
  label: 'money.requests',
  empty: 'money.noRequests',
  nothing: 'money.nothing',
  failed: 'money.failed.read',
};
const kinds = moneyRequestKinds.map((id) => ({ id, name: `money.kind.${id}` }));
const states = moneyRequestStates.map((id) => ({ id, name: `money.state.${id}` }));
const currencies = requestCurrencies.map((id) => ({ id, name: `money.currency.${id}` }));
const filters = [
  <SelectInput key="state" source="state" label="money.column.state" choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" label="money.column.kind" choices={kinds} alwaysOn />,
  <SelectInput key="currency" source="currency" choices={currencies} />,
  <DateTimeInput key="from" source="requestedAt_gte" label="transactions.filter.from" helperText={false} />,
  <DateTimeInput key="to" source="requestedAt_lte" label="transactions.filter.to" helperText={false} />,
  <DateTimeInput
    key="endedFrom"
    source="endedAt_gte"
    label="transactions.filter.settledFrom"
    helperText={false}
  />,
  <DateTimeInput
    key="endedTo"
    source="endedAt_lte"
    label="transactions.filter.settledTo"
    helperText={false}
  />,
];
const file = {
  sources: inFile<MoneyRequest>({
    kind: true,
    userName: true,
    amount: true,
    currency: true,
    state: true,
    paymentId: true,
    byGateway: true,
    reasonKind: true,
    reason: true,
    note: true,
    reference: true,
    diamondsTaken: true,
    bonusTaken: true,
    requestedBy: true,
    requestedAt: true,
    decidedBy: true,
    decidedAt: true,
    sentAt: true,
    endedAt: true,
    caseId: false,
    userId: false,
    balance: false,
    needsSecond: false,
    acts: false,
    payment: false,
    effect: false,
    limit: false,
  }),
  words: {
    kind: 'money.kind',
    currency: 'money.currency',
    state: 'money.state',
    reasonKind: 'money.reason',
  },
};

function Requests() {
  const mayReadCases = usePermission()('cases:read');
  return (
    <Page name="transactions">
      <BackLink
        to={mayReadCases ? moneyPaths.cases : paths.admin.transactions}
        text={mayReadCases ? 'money.back' : 'transactions.page.back'}
        heading="money.requests"
      />
      <ReadList<MoneyRequest>
        resource={moneyRequests}
        texts={texts}
        filters={filters}
        file={file}
        rows={{ item: (one) => <RequestItem key={one.id} request={one} base={moneyPaths.requests} /> }}
      />
    </Page>
  );
}

function Dialog() {
  const { request: id = '' } = useParams();
  return (
    <DialogAbout<MoneyRequest>
      resource={moneyRequests.name}
      id={id}
      failed={texts.failed}
      closeTo={moneyPaths.requests}
    >
      {(request) => <OfRequest requests={[request]} base={moneyPaths.requests} />}
    </DialogAbout>
  );
}

/** Transactions → All requests: refunds, grants and other requests that move money, whatever their outcome. */
export const RequestsPage = () => (
  <>
    <Requests />
    <Routes>
      <Route index element={null} />
      <Route path="requests/:request/:name" element={<Dialog />} />
    </Routes>
  </>
);
