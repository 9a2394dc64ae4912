import { SelectInput } from 'react-admin';
import { Route, Routes, useParams } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { moneyRequestKinds, requestCurrencies } from '../../../../contract/moneyStates';
import { moneyRequests } from '../../../../contract/readResources';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { readFilters } from '../../crud/list/readFilters';
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
const currencies = requestCurrencies.map((id) => ({ id, name: `money.currency.${id}` }));
const filters = readFilters(moneyRequests, [
  'state',
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
]);

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
