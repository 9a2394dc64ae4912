import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import type { PeriodFigures } from '../../../contract/figures';
import { activesOf } from './actives';
import type { ComparedPeriod } from './period';
import type { FigureRow } from './read';
import { sumOf } from './rows';

/** The cards' values for the period, or the preceding one; separately for each currency. */
export function cardsOf(
  rows: readonly FigureRow[],
  currencies: readonly Currency[],
  period: ComparedPeriod,
  isPast: boolean,
): PeriodFigures {
  const own = rows.filter((row) => row.isPast === isPast);
  return {
    money: currencies.map((currency) => {
      const money = own.filter((row) => row.currency === currency);
      const [paid, refunded] = [sumOf(money, 'paid'), sumOf(money, 'refunded')];
      return {
        currency,
        orders: paid.count,
        amount: fromMinorUnits(paid.amount, currency),
        refunds: refunded.count,
        refunded: fromMinorUnits(refunded.amount, currency),
      };
    }),
    begun: sumOf(own, 'begun').count,
    opened: sumOf(own, 'opened').count,
    begunPaid: sumOf(own, 'begun-paid').count,
    firstPayers: sumOf(own, 'first-payers').count,
    signUps: sumOf(own, 'sign-ups').count,
    actives: activesOf(rows, period, isPast),
  };
}
