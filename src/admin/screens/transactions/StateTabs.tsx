import { Box, Button, Stack, Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Count, TransactionSummary } from '../../../../contract/transactions';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { useSummary } from './useTransactions';

/** The tabs, with the state that each shows. */
const states = [
  { name: 'all', status: undefined },
  { name: 'paid', status: 'COMPLETED' },
  { name: 'pending', status: 'PENDING' },
  { name: 'failed', status: 'FAILED' },
  { name: 'cancelled', status: 'CANCELLED' },
] as const satisfies ReadonlyArray<{ name: keyof TransactionSummary; status?: string }>;

/** The states, without the tab of all. */
export const paymentStatuses = states.flatMap(({ status }) => status ?? []);

/** Returns a function that formats a number of payments; one that was not counted in full says so. */
export function useCount() {
  const { translate, number } = useTexts();
  return ({ count, isMore }: Count): string =>
    isMore ? translate('transactions.list.more', { count: number(count) }) : number(count);
}

/** A page of its own, which is no state of the list and so does not look like one. */
const Leave = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} variant="outlined" color="inherit" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Button>
);

/** The pages of the work with money, each for those who may do it. */
function OtherPages({ look }: { look: Count | undefined }) {
  const { translate } = useTexts();
  const may = usePermission();
  const countOf = useCount();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', ml: { lg: 'auto' }, my: { xs: 1, lg: 0 } }}
    >
      {may('cases:read') && (
        <Leave to={moneyPaths.cases}>
          {translate('transactions.list.look')}{' '}
          <Box component="span" sx={{ ml: 0.5, color: look?.count ? 'warning.main' : 'text.secondary' }}>
            {look && countOf(look)}
          </Box>
        </Leave>
      )}
      {may('cases:read') && <Leave to={moneyPaths.closing}>{translate('transactions.list.closing')}</Leave>}
      {may('payments:export') && (
        <Leave to={moneyPaths.reconciliation}>{translate('transactions.list.reconciliation')}</Leave>
      )}
    </Stack>
  );
}

/** A tab that navigates: for keyboard and screen reader users it is a link, too. */
const linkTo = (to: string, isCurrent: boolean) =>
  ({
    component: Link,
    to,
    role: 'link',
    'aria-selected': undefined,
    'aria-current': isCurrent ? 'page' : undefined,
    tabIndex: 0,
  }) as const;

/** The states as tabs with their counts; each preserves the rest of the filter, which is in the address. */
export function StateTabs() {
  const { filterValues, sort, perPage } = useListContext();
  const { translate, word } = useTexts();
  const { data } = useSummary(filterValues);
  const countOf = useCount();
  const { status: _, ...others } = filterValues;
  const addressOf = (status: string | undefined): string => {
    const filter = JSON.stringify(status ? { ...others, status } : others);
    const { field, order } = sort;
    return `?${new URLSearchParams({ filter, sort: field, order, page: '1', perPage: String(perPage) })}`;
  };
  const active = states.find(({ status }) => status === filterValues.status)?.name ?? false;
  return (
    <Box
      component="nav"
      aria-label={translate('transactions.list.states')}
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, alignItems: 'center' }}
    >
      <Tabs
        value={active}
        variant="scrollable"
        role="presentation"
        slotProps={{ list: { role: 'presentation' } }}
      >
        {states.map(({ name, status }) => (
          <Tab
            key={name}
            value={name}
            label={
              <span>
                {status ? word('status', status) : translate('transactions.list.all')}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {data && countOf(data[name])}
                </Box>
              </span>
            }
            {...linkTo(addressOf(status), name === active)}
          />
        ))}
      </Tabs>
      <OtherPages look={data?.look} />
    </Box>
  );
}
