import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { CurrencyTotal } from '../../../../contract/transactions';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { figures } from '../../ui/figures';
import { useTexts } from '../money/useTexts';
import { useCount } from './StateTabs';
import { useSummary } from './useTransactions';

function Total({ total }: { total: CurrencyTotal }) {
  const { translate, money } = useTexts();
  const countOf = useCount();
  const { currency, payments, amount, refunded, isMore } = total;
  const sum = money(amount, currency);
  return (
    <Box component="li" sx={{ borderLeft: '3px solid', borderColor: 'primary.main', pl: 1.5, ...figures }}>
      <Typography component="span" sx={{ fontWeight: 700, fontSize: 18, display: 'block' }}>
        {isMore ? translate('transactions.totals.more', { amount: sum }) : sum}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        <span>{translate('transactions.totals.paid', { count: countOf({ count: payments, isMore }) })}</span>
        {refunded > 0 && (
          <span>
            {` · ${translate('transactions.totals.refunded', { amount: money(refunded, currency) })}`}
          </span>
        )}
      </Typography>
    </Box>
  );
}

/** What the shown payments brought in, separately for each currency. */
export function Totals() {
  const { filterValues } = useListContext();
  const { translate } = useTexts();
  const { data, error, refetch } = useSummary(filterValues);
  if (error) return <FetchAlert message={error.message} onRetry={refetch} />;
  if (!data?.totals.length) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('transactions.totals.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, listStyle: 'none', p: 0, m: 0 }}
    >
      {data.totals.map((total) => (
        <Total key={total.currency} total={total} />
      ))}
    </Box>
  );
}
