import type { TransactionDetail } from '../../../../contract/transactions';
import { DateTime } from '../../ui/DateTime';
import { type Fact, FactList } from '../../ui/FactList';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { CopyId } from './CopyId';
import { OfferLink } from './OfferLink';
import { PlayerLink } from './PlayerLink';

/** What was bought, for whom and for how much. */
export function Facts({ payment }: { payment: TransactionDetail }) {
  const { translate, money, number, duration } = useTexts();
  const { diamonds, bonusDiamonds, amount, refunded, currency, repaidDebt, settledAt, buyer, offer } =
    payment;
  const both = { diamonds: number(diamonds), bonus: number(bonusDiamonds) };
  const facts: Fact[] = [
    ['id', <CopyId key="id" id={payment.id} />],
    ['player', <PlayerLink key="player" id={payment.userId} userName={payment.userName} />],
    ['email', payment.email],
    ['package', payment.packageName],
    ['diamonds', bonusDiamonds > 0 ? translate('transactions.bonusPart', both) : both.diamonds],
    ['offer', offer && <OfferLink key="offer" {...offer} />],
    ['repaidDebt', repaidDebt > 0 && number(repaidDebt)],
    ['amount', money(amount, currency)],
    ['refunded', refunded > 0 && money(refunded, currency)],
    ['created', <DateTime key="created" at={payment.createdAt} />],
    ['expires', payment.status === 'PENDING' && <DateTime key="expires" at={payment.expiresAt} />],
    ['ended', settledAt && <DateTime key="ended" at={settledAt} />],
    ['settle', payment.secondsToSettle !== null && duration(payment.secondsToSettle)],
    ['giver', buyer?.name],
    ['giftMessage', buyer?.message],
    ['buyerEmail', buyer?.email],
    ['language', translate(`transactions.language.${payment.language}`)],
  ];
  return (
    <Panel title={translate('transactions.page.facts')}>
      <FactList facts={facts.map(([name, value]) => [translate(`transactions.fact.${name}`), value])} />
    </Panel>
  );
}
