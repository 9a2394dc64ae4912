import { Typography } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { MoneyCase } from '../../../../contract/cases';
import { caseKinds } from '../../../../contract/moneyStates';
import { cases } from '../../../../contract/readResources';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { readFilters } from '../../crud/list/readFilters';
import { BackLink } from '../../ui/sections/BackLink';
import { Page } from '../../ui/sections/Page';
import { CaseItem } from './CaseItem';
import { CasePage } from './CasePage';
import { moneyPaths } from './moneyPaths';
import { OpenRequests } from './OpenRequests';
import '../../i18n/readFields';

const kinds = caseKinds.map((id) => ({ id, name: `money.case.${id}` }));
const filters = readFilters(cases, [
  'state',
  <SelectInput key="kind" source="kind" label="money.column.kind" choices={kinds} alwaysOn />,
]);

const texts = {
  label: 'transactions.list.look',
  nothing: 'money.noCases',
  empty: 'money.noMatch',
  failed: 'money.failed.read',
};

const Queue = () => (
  <Page name="transactions">
    <BackLink to={paths.admin.transactions} text="transactions.page.back" heading="transactions.list.look" />
    <OpenRequests base={moneyPaths.cases} />
    <Typography variant="h6" component="h2">
      {useTranslate()('money.cases')}
    </Typography>
    <ReadList<MoneyCase>
      resource={cases}
      texts={texts}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      period="openedAt"
      rows={{ item: (one) => <CaseItem key={one.id} about={one} /> }}
    />
  </Page>
);

/** Transactions → Needs review: the queue of cases, and requests awaiting a second person (studio.md section 2). */
export const CasesPage = () => (
  <Routes>
    <Route index element={<Queue />} />
    <Route path="requests/:request/:name" element={<Queue />} />
    <Route path=":case/*" element={<CasePage />} />
  </Routes>
);
