import { Box, Tab, Tabs } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Count, TransactionSummary } from '../../../../contract/transactions';
import { usePermission } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import { useSummary } from './useTransactions';
import '../../i18n/closing';
import '../../i18n/settlement';

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

/** A tab that navigates: for keyboard and screen reader users it is a link, too. */
const linkTo = (to: string, isCurrent = false) =>
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
  const may = usePermission();
  const { status: _, ...others } = filterValues;
  const addressOf = (status: string | undefined): string => {
    const filter = JSON.stringify(status ? { ...others, status } : others);
    const { field, order } = sort;
    return `?${new URLSearchParams({ filter, sort: field, order, page: '1', perPage: String(perPage) })}`;
  };
  const active = states.find(({ status }) => status === filterValues.status)?.name ?? false;
  return (
    <Box component="nav" aria-label={translate('transactions.list.states')}>
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
        {may('cases:read') && (
          <Tab
            label={
              <span>
                {translate('transactions.list.look')}{' '}
                <Box component="span" sx={{ color: data?.look.count ? 'warning.main' : 'text.secondary' }}>
                  {data && countOf(data.look)}
                </Box>
              </span>
            }
            {...linkTo(moneyPaths.cases)}
          />
        )}
        {may('cases:read') && <Tab label={translate('closing.title')} {...linkTo(moneyPaths.closing)} />}
        {may('payments:export') && (
          <Tab label={translate('settlement.title')} {...linkTo(moneyPaths.reconciliation)} />
        )}
      </Tabs>
    </Box>
  );
}
