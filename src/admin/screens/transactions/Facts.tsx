import { Button } from '@mui/material';
import type { TransactionDetail } from '../../../../contract/transactions';
import { paths } from '../../../paths';
import { CopyId } from '../../ui/CopyId';
import { DateTime } from '../../ui/DateTime';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { FactList, type FactsOf, factsOf } from '../../ui/FactList';
import { Panel } from '../../ui/Panel';
import { usePermission } from '../../ui/usePermission';
import { hasWords } from '../money/PaymentDialogs';
import { PlayerLink } from '../money/PlayerLink';
import { useTexts } from '../money/useTexts';
import { OfferLink } from './OfferLink';

type Buyer = NonNullable<TransactionDetail['buyer']>;

/** What was bought, for whom and for how much. */
export function Facts({ payment }: { payment: TransactionDetail }) {
  const { translate, money, number, duration } = useTexts();
  const may = usePermission();
  const { diamonds, bonusDiamonds, amount, refunded, currency, repaidDebt, settledAt, offer } = payment;
  const both = { diamonds: number(diamonds), bonus: number(bonusDiamonds) };
  const facts: FactsOf<TransactionDetail> = {
    id: <CopyId id={payment.id} />,
    userName: <PlayerLink id={payment.userId} userName={payment.userName} />,
    userId: null,
    email: payment.email,
    earlierEmail: payment.earlierEmail,
    packageName: payment.packageName,
    packageId: null,
    diamonds: bonusDiamonds > 0 ? translate('transactions.bonusPart', both) : both.diamonds,
    bonusDiamonds: null,
    offer: offer && <OfferLink {...offer} />,
    repaidDebt: repaidDebt > 0 && number(repaidDebt),
    amount: money(amount, currency),
    currency: null,
    refunded: refunded > 0 && money(refunded, currency),
    createdAt: <DateTime at={payment.createdAt} />,
    expiresAt: payment.status === 'PENDING' && <DateTime at={payment.expiresAt} />,
    settledAt: settledAt && <DateTime at={settledAt} />,
    secondsToSettle: payment.secondsToSettle !== null && duration(payment.secondsToSettle),
    language: translate(`transactions.language.${payment.language}`),
    // Above the facts, or in a panel of its own.
    status: null,
    buyer: null,
    gateway: null,
    references: null,
    openCases: null,
    attempts: null,
    movements: null,
    cases: null,
    entries: null,
    notes: null,
    timeline: null,
  };
  const given: FactsOf<Buyer> = payment.buyer ?? { name: null, message: null, email: null };
  return (
    <Panel title={translate('transactions.page.facts')}>
      <FactList
        facts={[
          ...factsOf(facts, (name) => translate(`transactions.fact.${name}`)),
          ...factsOf(given, (name) => translate(`transactions.giver.${name}`)),
        ]}
      />
      {hasWords(payment) && may('players:write') && (
        <Button
          component={DialogLink}
          to={`${paths.admin.transactions}/${payment.id}/words`}
          color="error"
          size="small"
        >
          {translate('transactions.act.removeWords')}
        </Button>
      )}
    </Panel>
  );
}
