import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { TransactionDetail } from '../../../../contract/transactions';
import { DateTime } from '../../ui/DateTime';
import { figures } from '../../ui/figures';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { CopyId } from './CopyId';
import { OfferLink } from './OfferLink';
import { PlayerLink } from './PlayerLink';

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, auto) 1fr' },
  columnGap: 2,
  rowGap: { xs: 0, sm: 0.75 },
  m: 0,
  ...figures,
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { translate } = useTexts();
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`transactions.fact.${name}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

/** What was bought, for whom and for how much. */
export function Facts({ payment }: { payment: TransactionDetail }) {
  const { translate, money, number, duration } = useTexts();
  const { diamonds, bonusDiamonds, amount, refunded, currency, repaidDebt, settledAt, buyer, offer } =
    payment;
  const both = { diamonds: number(diamonds), bonus: number(bonusDiamonds) };
  return (
    <Panel title={translate('transactions.page.facts')}>
      <Box component="dl" sx={list}>
        <Fact name="id">
          <CopyId id={payment.id} />
        </Fact>
        <Fact name="player">
          <PlayerLink id={payment.userId} userName={payment.userName} />
        </Fact>
        <Fact name="email">{payment.email}</Fact>
        <Fact name="package">{payment.packageName}</Fact>
        <Fact name="diamonds">
          {bonusDiamonds > 0 ? translate('transactions.bonusPart', both) : both.diamonds}
        </Fact>
        {offer && (
          <Fact name="offer">
            <OfferLink {...offer} />
          </Fact>
        )}
        {repaidDebt > 0 && <Fact name="repaidDebt">{number(repaidDebt)}</Fact>}
        <Fact name="amount">{money(amount, currency)}</Fact>
        {refunded > 0 && <Fact name="refunded">{money(refunded, currency)}</Fact>}
        <Fact name="created">
          <DateTime at={payment.createdAt} />
        </Fact>
        {payment.status === 'PENDING' && (
          <Fact name="expires">
            <DateTime at={payment.expiresAt} />
          </Fact>
        )}
        {settledAt && (
          <Fact name="ended">
            <DateTime at={settledAt} />
          </Fact>
        )}
        {payment.secondsToSettle !== null && <Fact name="settle">{duration(payment.secondsToSettle)}</Fact>}
        {buyer?.name && <Fact name="giver">{buyer.name}</Fact>}
        {buyer?.message && <Fact name="giftMessage">{buyer.message}</Fact>}
        {buyer?.email && <Fact name="buyerEmail">{buyer.email}</Fact>}
        <Fact name="language">{translate(`transactions.language.${payment.language}`)}</Fact>
      </Box>
    </Panel>
  );
}
