import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { HttpError } from 'react-admin';
import { useParams } from 'react-router-dom';
import { paymentNumber } from '../../../../contract/paymentNumber';
import type { TransactionDetail } from '../../../../contract/transactions';
import { paths } from '../../../paths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { figures } from '../../ui/figures';
import { BackLink } from '../../ui/sections/BackLink';
import { usePermission } from '../../ui/usePermission';
import { CasesPanel } from '../money/CasesPanel';
import { MoneyPanel } from '../money/MoneyPanel';
import { PlayerLink } from '../money/PlayerLink';
import { RefundState } from '../money/RefundState';
import { useTexts } from '../money/useTexts';
import { Actions } from './Actions';
import { Facts } from './Facts';
import { GatewayPanel, LedgerPanel } from './MoneyPanels';
import { NotePanel } from './NotePanel';
import { StateWord } from './StateWord';
import { Timeline } from './Timeline';
import { useTransaction } from './useTransactions';

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
/** In one column its panels join those of the other, so that the form for a note can come after the facts. */
const column = { display: { xs: 'contents', lg: 'grid' }, gap: 2, minWidth: 0 };
const last = { order: { xs: 1, lg: 0 }, minWidth: 0 };

function Body({ payment }: { payment: TransactionDetail }) {
  const { money, number, translate, word } = useTexts();
  const may = usePermission();
  const mayHandle = may('payments:handle');
  const { diamonds, bonusDiamonds } = payment;
  const both = { diamonds: number(diamonds), bonus: number(bonusDiamonds), smart_count: diamonds };
  const facts = [
    payment.packageName,
    translate(`transactions.${bonusDiamonds > 0 ? 'bonusPart' : 'noBonus'}`, both),
    word('gateway', payment.gateway),
  ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', ...figures }}>
        <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
          {money(payment.amount, payment.currency)}
        </Typography>
        <StateWord status={payment.status} />
        <RefundState {...payment} />
      </Box>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <PlayerLink id={payment.userId} userName={payment.userName} />
        {facts.map((fact) => ` · ${fact}`)}
      </Typography>
      {mayHandle && <Actions payment={payment} />}
      <Box sx={{ ...columns, mt: 2 }}>
        <Box sx={column}>
          {may('cases:read') && (
            <CasesPanel cases={payment.cases} title={translate('transactions.page.cases')} />
          )}
          <MoneyPanel payment={payment} base={`${paths.admin.transactions}/${payment.id}`} />
          <Timeline events={payment.timeline} />
          {mayHandle && (
            <Box sx={last}>
              <NotePanel paymentId={payment.id} />
            </Box>
          )}
        </Box>
        <Box sx={column}>
          <Facts payment={payment} />
          <GatewayPanel attempts={payment.attempts} movements={payment.movements} />
          <LedgerPanel entries={payment.entries} />
        </Box>
      </Box>
    </>
  );
}

/** One payment at its own address; the way back preserves the list's filter. */
export function TransactionPage() {
  const { id = '' } = useParams();
  const { translate } = useTexts();
  const { data, error, refetch } = useTransaction(id);
  const title = translate('transactions.page.title', { id: paymentNumber(id) });
  useEffect(() => {
    document.title = `${title} | Outline`;
  }, [title]);
  const isMissing = error instanceof HttpError && error.status === 404;
  return (
    <Box sx={{ py: 3, px: { xs: 0, sm: 1 } }}>
      <BackLink to={paths.admin.transactions} text="transactions.page.back" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {!data && !error && <Skeleton variant="rectangular" height={320} />}
      {error && (
        <FetchAlert
          message={isMissing ? 'transactions.page.missing' : error.message}
          onRetry={isMissing ? undefined : refetch}
        />
      )}
      {data && !isMissing && <Body payment={data} />}
    </Box>
  );
}
