import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Button, Typography } from '@mui/material';
import { List, SelectInput, useListContext, useTranslate } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import type { MoneyCase } from '../../../../contract/cases';
import { caseKinds } from '../../../../contract/moneyStates';
import { paths } from '../../../paths';
import { ListPagination } from '../../ui/list/ListPagination';
import { ListState } from '../../ui/list/ListState';
import { plainList } from '../../ui/list/plainList';
import { Page } from '../../ui/sections/Page';
import { CaseItem } from './CaseItem';
import { CasePage } from './CasePage';
import { OpenRequests } from './OpenRequests';

const kinds = caseKinds.map((id) => ({ id, name: `money.case.${id}` }));
const states = ['open', 'closed'].map((id) => ({ id, name: `money.caseState.${id}` }));
const filters = [
  <SelectInput key="state" source="state" label="money.column.state" choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" label="money.column.kind" choices={kinds} alwaysOn />,
];

function Cases() {
  const translate = useTranslate();
  const { data, isPending, error } = useListContext<MoneyCase>();
  if (isPending || error || data.length === 0) {
    return <ListState empty="money.noCases" failed="money.failed.read" />;
  }
  return (
    <Box component="ul" aria-label={translate('transactions.list.look')} sx={{ m: 0, mt: 2, p: 0 }}>
      {data.map((one) => (
        <CaseItem key={one.id} about={one} />
      ))}
    </Box>
  );
}

const Queue = () => (
  <Page name="transactions">
    <Button startIcon={<BackIcon />} component={Link} to={paths.admin.transactions}>
      {useTranslate()('transactions.page.back')}
    </Button>
    <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
      {useTranslate()('transactions.list.look')}
    </Typography>
    <OpenRequests />
    <List
      resource="cases"
      disableAuthentication
      storeKey={false}
      title={false}
      empty={false}
      actions={false}
      exporter={false}
      perPage={25}
      sort={{ field: 'openedAt', order: 'DESC' }}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      pagination={<ListPagination />}
      queryOptions={{ onError: () => undefined }}
      sx={plainList}
    >
      <Cases />
    </List>
  </Page>
);

/** Transactions → Needs a look: the queue of cases, and what waits for a second person (studio.md section 2). */
export const CasesPage = () => (
  <Routes>
    <Route index element={<Queue />} />
    <Route path="requests/:request/:name" element={<Queue />} />
    <Route path=":case/*" element={<CasePage />} />
  </Routes>
);
