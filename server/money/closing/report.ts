import type { ClosingDifference, DailyClose, DaySum } from '../../../contract/closing';
import type { Currency } from '../../../contract/currencies';
import { currencies } from '../../../contract/currencies';
import { formatNumber, formatPrice } from '../../../contract/money';

const kinds: Record<ClosingDifference['kind'], string> = {
  missing: 'money of a closed case that was neither given back nor written off',
  beyond: 'a case gave back more than it held',
  allocations: 'a movement is not the sum of its allocations',
  credit: 'a payment is not paid exactly, not completed or not credited',
  balance: 'a balance is not the sum of its entries',
  settlement: 'rows of the settlement file differ',
  ledger: 'the ledger',
};

const states: Record<DailyClose['state'], string> = {
  running: 'not over yet',
  open: 'open',
  closed: 'signed off',
  changed: 'signed off, and changed since',
};

/** A day as lines of text: sums, files, ledger, open work, and each difference. */
export function* report(day: DailyClose): Generator<string> {
  const { closed, ledger } = day;
  const by = closed ? ` by ${closed.by ?? '?'} at ${closed.at}` : '';
  yield `${day.day}: ${states[day.state]}${by}`;
  if (day.sums.length === 0) yield 'No money moved';
  for (const sum of day.sums) yield lineOf(sum);
  for (const { gateway, comparison } of day.gateways) {
    if (!comparison) yield `${gateway}: not compared yet`;
    else if (comparison.differences === 0) yield `${gateway}: agrees, compared by ${comparison.by ?? '?'}`;
  }
  for (const { wallet, entries, added, taken } of ledger.entries) {
    yield `${wallet}: ${formatNumber(entries, 'en')} entries, +${formatNumber(added, 'en')} −${formatNumber(taken, 'en')}`;
  }
  yield ledger.check ? `Whole ledger checked at ${ledger.check.at}` : 'The whole ledger was not checked yet';
  if (day.cases.length > 0) yield `${day.cases.length} open cases, ${day.requests.length} open requests`;
  for (const { kind, amount, currency, reference, at } of day.changes) {
    yield `after the close: ${kind} ${money(amount, currency)} ${reference ?? ''} of ${at}`;
  }
  for (const found of day.differences) yield `differs: ${namesOf(found)}`;
  yield day.differences.length === 0 ? 'Everything agrees' : `${day.differences.length} differences`;
}

function lineOf({ currency, movements, ...sum }: DaySum): string {
  const parts = [
    `allocated ${money(sum.allocated, currency)}`,
    `held ${money(sum.held, currency)}`,
    `returned ${money(sum.returned, currency)}`,
    `written off ${money(sum.writtenOff, currency)}`,
    ...(sum.missing === 0 ? [] : [`missing ${money(sum.missing, currency)}`]),
  ];
  const moved = `${currency}: ${money(sum.moved, currency)} (movements: ${formatNumber(movements, 'en')})`;
  return `${moved} = ${parts.join(' + ')}; refunded ${money(sum.refunded, currency)}`;
}

function namesOf({ kind, name, amount, currency, count, ...ids }: ClosingDifference): string {
  const { paymentId, caseId, comparisonId } = ids;
  return [
    kinds[kind],
    name,
    amount === null ? null : money(amount, currency ?? ''),
    count === null ? null : `${count} rows`,
    paymentId && `payment ${paymentId}`,
    caseId && `case ${caseId}`,
    comparisonId && `comparison ${comparisonId}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const isOurs = (currency: string): currency is Currency => currencies.some((one) => one === currency);

const money = (amount: number, currency: string): string =>
  isOurs(currency) ? formatPrice(amount, currency, 'en') : `${formatNumber(amount, 'en')} ${currency}`.trim();
