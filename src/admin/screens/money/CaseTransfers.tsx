import { Box, Typography } from '@mui/material';
import type { MoneyCaseDetail } from '../../../../contract/cases';
import { CopyId } from '../../ui/CopyId';
import { DateTime } from '../../ui/DateTime';
import { FactCards, factColumns } from '../../ui/FactTable';
import { Panel } from '../../ui/Panel';
import { senderText } from './senderText';
import { useTexts } from './useTexts';

type Transfer = MoneyCaseDetail['transfers'][number];

const body = {
  m: 0,
  p: 1,
  maxHeight: 200,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
};

/** The transfers whose money a case holds, the accounts they came from, and the gateways' notices about unknown orders. */
export function CaseTransfers({ about: { transfers, notices } }: { about: MoneyCaseDetail }) {
  const { translate, money, word } = useTexts();
  if (transfers.length === 0) return null;
  const fact = (name: string) => translate(`money.transfer.${name}`);
  const columns = factColumns<Transfer>({
    toldAt: { head: fact('at'), cell: (row) => <DateTime at={row.toldAt ?? row.createdAt} /> },
    createdAt: 'toldAt',
    amount: { head: fact('amount'), cell: (row) => money(row.amount, row.currency) },
    held: { head: fact('held'), cell: (row) => money(row.held, row.currency) },
    currency: 'amount',
    gateway: { head: fact('gateway'), cell: (row) => word('gateway', row.gateway) },
    reference: { head: fact('reference'), cell: ({ reference }) => <CopyId id={reference} /> },
    orderNumber: {
      head: fact('order'),
      cell: ({ orderNumber }) => (orderNumber ? <CopyId id={orderNumber} /> : fact('none')),
    },
    sender: { head: fact('sender'), cell: (row) => senderText(row) ?? fact('none') },
    source: null,
  });
  return (
    <Panel title={fact('title')}>
      <Box sx={{ maxWidth: 520 }}>
        <FactCards label={fact('title')} columns={columns} rows={transfers} />
      </Box>
      {notices.map((notice) => (
        <details key={notice.id}>
          <summary>
            {translate('money.transfer.notice', {
              times: notice.times,
              smart_count: notice.times,
            })}{' '}
            <DateTime at={notice.receivedAt} />
          </summary>
          <Box component="pre" tabIndex={0} sx={body}>
            <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace' }}>
              {notice.body}
            </Typography>
          </Box>
        </details>
      ))}
    </Panel>
  );
}
