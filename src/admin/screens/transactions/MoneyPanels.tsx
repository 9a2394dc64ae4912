import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TransactionDetail } from '../../../../contract/transactions';
import { CopyId } from '../../ui/CopyId';
import { DateTime } from '../../ui/DateTime';
import { FactCards, FactTable, factColumns } from '../../ui/FactTable';
import { Panel } from '../../ui/Panel';
import { recordPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';
import '../../i18n/readFields';

/** A value stands at the end of its line, which is not far from its label. */
const narrow = { maxWidth: 520 };

type Attempt = TransactionDetail['attempts'][number];
type Movement = TransactionDetail['movements'][number];
type Entry = TransactionDetail['entries'][number];

/** How much of the money the payment takes, and the case that holds the rest. */
function Allocated({ allocated, currency, caseId }: Movement) {
  const { translate, money } = useTexts();
  return (
    <>
      {money(allocated, currency)}
      {caseId && (
        <MuiLink component={Link} to={recordPaths.cases(caseId)} sx={{ ml: 1, display: 'inline-block' }}>
          {translate('money.facts.case')}
        </MuiLink>
      )}
    </>
  );
}

/** The payment's orders at the gateways, and the money that these reported. */
export function GatewayPanel({ attempts, movements }: Pick<TransactionDetail, 'attempts' | 'movements'>) {
  const { translate, money, word } = useTexts();
  const head = (name: string) => translate(`transactions.money.${name}`);
  const orderColumns = factColumns<Attempt>({
    gateway: { head: translate('transactions.filter.gateway'), cell: (row) => word('gateway', row.gateway) },
    orderNumber: { head: head('order'), cell: (row) => <CopyId id={row.orderNumber} /> },
    state: { head: head('state'), cell: (row) => word('attempt', row.state) },
    askedAt: {
      head: head('asked'),
      cell: (row) => (row.askedAt ? <DateTime at={row.askedAt} /> : head('never')),
    },
    gatewayId: null,
    createdAt: null,
    expiresAt: null,
    linkedAt: null,
    endedAt: null,
    nextAskAt: null,
  });
  const movementColumns = factColumns<Movement>({
    toldAt: { head: head('at'), cell: (row) => <DateTime at={row.toldAt ?? row.createdAt} /> },
    createdAt: 'toldAt',
    reference: { head: head('reference'), cell: (row) => row.reference },
    source: { head: head('source'), cell: (row) => word('source', row.source) },
    amount: { head: head('amount'), cell: (row) => money(row.amount, row.currency) },
    allocated: {
      head: head('allocated'),
      cell: (row) => <Allocated {...row} />,
    },
    caseId: 'allocated',
    currency: 'amount',
    gateway: null,
  });
  return (
    <Panel title={translate('transactions.page.money')}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {head('orders')}
      </Typography>
      <Box sx={narrow}>
        <FactCards label={head('orders')} columns={orderColumns} rows={attempts} />
      </Box>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 2, mb: 1 }}>
        {head('movements')}
      </Typography>
      {movements.length > 0 ? (
        <Box sx={narrow}>
          <FactCards label={head('movements')} columns={movementColumns} rows={movements} />
        </Box>
      ) : (
        <Typography color="text.secondary">{head('none')}</Typography>
      )}
    </Panel>
  );
}

/** What the payment and its refunds changed in the player's wallets. */
export function LedgerPanel({ entries }: Pick<TransactionDetail, 'entries'>) {
  const { translate, number, word } = useTexts();
  const head = (name: string) => translate(`resources.player-ledger.fields.${name}`);
  const title = translate('transactions.page.ledger');
  const columns = factColumns<Entry>({
    createdAt: { head: head('createdAt'), cell: (row) => <DateTime at={row.createdAt} /> },
    reason: { head: head('reason'), cell: (row) => word('reason', row.reason) },
    wallet: { head: head('wallet'), cell: (row) => word('wallet', row.wallet) },
    amount: { head: head('amount'), cell: (row) => signed(row.amount, number), isFigure: true },
    balanceAfter: { head: head('balanceAfter'), cell: (row) => number(row.balanceAfter), isFigure: true },
  });
  return (
    <Panel title={title}>
      {entries.length > 0 ? (
        <FactTable label={title} columns={columns} rows={entries} />
      ) : (
        <Typography color="text.secondary">{translate('transactions.ledger.none')}</Typography>
      )}
    </Panel>
  );
}

const signed = (amount: number, number: (value: number) => string): string =>
  amount > 0 ? `+${number(amount)}` : number(amount).replace('-', '−');
