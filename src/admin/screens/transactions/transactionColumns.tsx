import LookIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box, Link as MuiLink, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { paymentNumber } from '../../../../contract/paymentNumber';
import { transactions } from '../../../../contract/transactionList';
import type { Transaction } from '../../../../contract/transactions';
import { paths } from '../../../paths';
import { readTable } from '../../crud/list/readTable';
import { formatDateTime, formatFullDateTime } from '../../i18n/formats';
import { Ago } from '../../ui/Ago';
import { CopyId } from '../../ui/CopyId';
import { figures } from '../../ui/figures';
import { InCard } from '../../ui/list/Column';
import { PlayerLink } from '../money/PlayerLink';
import { useTexts } from '../money/useTexts';
import { StateWord } from './StateWord';
import '../../i18n/readFields';

/**
 * Long addresses and references are cut off with an ellipsis, so that a phone has three payments on a screen; the payment's page
 * shows them in full.
 */
const cut = {
  display: 'block',
  maxWidth: { xs: 120, lg: 150 },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** A cell of two lines, the first being the main one. */
function Two({ children, below, isWhole }: { children: ReactNode; below: string; isWhole?: boolean }) {
  const isInCard = useContext(InCard);
  const inTable = isWhole ? { display: 'block', whiteSpace: 'nowrap' } : cut;
  const sx = isInCard ? { ...cut, maxWidth: '100%' } : inTable;
  return (
    <Box component="span" sx={{ display: 'block', overflowWrap: 'break-word' }}>
      {children}
      {below && (
        <Typography component="span" variant="body2" color="text.secondary" className="second-line" sx={sx}>
          {below}
        </Typography>
      )}
    </Box>
  );
}

/** On a card, the time and the id share the first line. */
const inLine = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

function Time({ row }: { row: Transaction }) {
  const { translate, language } = useTexts();
  const { search } = useLocation();
  return (
    <Box component="span" sx={useContext(InCard) ? inLine : undefined}>
      <Tooltip title={formatFullDateTime(row.createdAt, language)} describeChild>
        <MuiLink
          data-key="open"
          component={Link}
          to={`${paths.admin.transactions}/${row.id}`}
          state={{ list: search }}
          aria-label={`${formatDateTime(row.createdAt, language)}, ${translate('transactions.list.open', { id: paymentNumber(row.id) })}`}
          sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}
        >
          <time dateTime={row.createdAt}>{formatDateTime(row.createdAt, language)}</time>
        </MuiLink>
      </Tooltip>
      <Ago at={row.createdAt} />
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        <CopyId id={row.id} shown={paymentNumber(row.id)} />
      </Box>
    </Box>
  );
}

const Player = ({ row }: { row: Transaction }) => (
  <Two below={row.email}>
    <PlayerLink id={row.userId} userName={row.userName} />
  </Two>
);

function Package({ row }: { row: Transaction }) {
  const { translate, number } = useTexts();
  const both = {
    diamonds: number(row.diamonds),
    bonus: number(row.bonusDiamonds),
    smart_count: row.diamonds,
  };
  const key = row.bonusDiamonds > 0 ? 'bonusPart' : 'noBonus';
  return (
    <Two isWhole={row.bonusDiamonds === 0} below={translate(`transactions.${key}`, both)}>
      {row.packageName}
    </Two>
  );
}

function Amount({ row }: { row: Transaction }) {
  const { translate, money } = useTexts();
  const refunded = translate('transactions.refundedPart', { amount: money(row.refunded, row.currency) });
  return (
    <Box component="span" sx={{ ...figures, whiteSpace: 'nowrap' }}>
      {money(row.amount, row.currency)}
      {row.refunded > 0 && (
        // Whole: half of an amount is another one.
        <Typography
          variant="body2"
          color="text.secondary"
          component="span"
          sx={{ display: 'block', whiteSpace: 'normal' }}
        >
          {refunded}
        </Typography>
      )}
    </Box>
  );
}

function Gateway({ row }: { row: Transaction }) {
  const { word } = useTexts();
  return <Two below={row.references.join(', ')}>{word('gateway', row.gateway)}</Two>;
}

const warning = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'warning.main',
  fontSize: 13,
  whiteSpace: { lg: 'nowrap' },
} as const;

function State({ row }: { row: Transaction }) {
  const { translate } = useTexts();
  return (
    <>
      <StateWord status={row.status} />
      {row.openCases > 0 && (
        <Box component="span" sx={warning}>
          <LookIcon sx={{ fontSize: 18 }} aria-hidden />
          {translate('transactions.openCases', row.openCases)}
        </Box>
      )}
    </>
  );
}

function Settle({ row }: { row: Transaction }) {
  const { duration } = useTexts();
  const text = row.secondsToSettle === null ? '–' : duration(row.secondsToSettle);
  return <span style={{ ...figures, whiteSpace: 'nowrap' }}>{text}</span>;
}

/** A cell that renders the row's record. */
function Cell({ show: Show }: { show: (props: { row: Transaction }) => ReactNode }) {
  const row = useRecordContext<Transaction>();
  return row ? <Show row={row} /> : null;
}

/** The columns of the list (studio.md section 2); related values share one. */
export const transactionTable = readTable(transactions, {
  createdAt: <Cell show={Time} />,
  status: <Cell show={State} />,
  userName: <Cell show={Player} />,
  packageName: <Cell show={Package} />,
  amount: <Cell show={Amount} />,
  gateway: { label: 'transactions.column.gateway', children: <Cell show={Gateway} /> },
  secondsToSettle: { label: 'transactions.column.settle', children: <Cell show={Settle} /> },
});

/** The same on the page of one player. */
export const purchaseTable = {
  ...transactionTable,
  columns: transactionTable.columns.filter(({ key }) => key !== 'userName'),
};
