import { type Selectable, sql } from 'kysely';
import type { candidateSigns, MoneyCaseDetail } from '../../../contract/cases';
import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import { searchKey } from '../../../contract/text';
import type { PaymentsTable } from '../../db/moneyTables';
import type { Db } from '../../db/tables';
import { partsOfPayment } from '../../payments/ledger/parts';
import { addMs, days, hours } from '../../platform/clock';

/** The money of a case, with what is known about its purpose. */
export interface Searched {
  /** In the smallest unit. */
  held: number;
  currency: Currency;
  /** When the money moved. */
  at: Date;
  /** The name on the payer's account and the bank's text; empty if there is none. */
  payer: string;
}

type Candidate = MoneyCaseDetail['candidates'][number];
type Sign = (typeof candidateSigns)[number];

/** The most payments that are proposed. */
const most = 5;
/** A transfer arrives after its payment was begun; banks' clocks may be slow. */
const within = { before: days(3), after: hours(1) };

/**
 * Payments that the money would complete: those with exactly this price, or with exactly this much missing, begun shortly
 * before; those with more signs come first. A name alone is never enough.
 */
export async function candidatesFor(db: Db, searched: Searched): Promise<Candidate[]> {
  const { held, currency, at } = searched;
  const { rows } = await sql<Found>`
    select payments.*, users.user_name, users.first_name, users.last_name, parts.sum as parts
    from payments join users on users.id = payments.user_id
    cross join lateral (select ${partsOfPayment} as sum) parts
    where payments.id in (
      (select id from payments where currency = ${currency} and amount = ${held} and status <> 'COMPLETED'
        and created_at between ${addMs(at, -within.before)} and ${addMs(at, within.after)}
        order by created_at desc limit 50)
      union
      (select payment_id from money_cases join payments on payments.id = payment_id
        where kind = 'underpaid' and money_cases.state = 'open' and payments.status <> 'COMPLETED'
          and payments.currency = ${currency} and payments.amount - ${partsOfPayment} = ${held} limit 50))
      and payments.amount - parts.sum <= ${held}`.execute(db);
  return rows
    .map((row) => ({ row, signs: signsOf(row, searched) }))
    .sort((a, b) => b.signs.length - a.signs.length || distance(a.row, at) - distance(b.row, at))
    .slice(0, most)
    .map(({ row, signs }) => toCandidate(row, signs));
}

type Found = Selectable<PaymentsTable> & {
  userName: string;
  firstName: string;
  lastName: string;
  parts: number;
};

const distance = ({ createdAt }: Found, at: Date) => Math.abs(+createdAt - +at);

function signsOf(row: Found, { held, at, payer }: Searched): Sign[] {
  const signs: Array<[Sign, boolean]> = [
    ['amount', row.parts === 0 && row.amount === held],
    ['rest', row.parts > 0 && row.amount - row.parts === held],
    ['time', at >= row.createdAt && at <= addMs(row.expiresAt, hours(1))],
    ['payer', namesPlayer(payer, row)],
  ];
  return signs.flatMap(([sign, isGiven]) => (isGiven ? [sign] : []));
}

/** Whether every word of the player's name, or the whole user name, occurs in what the bank reported. */
function namesPlayer(payer: string, { firstName, lastName, userName }: Found): boolean {
  const named = searchKey(payer).split(/[^a-z0-9]+/);
  const words = searchKey(`${lastName} ${firstName}`)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const isNamed = words.length > 1 && words.every((word) => named.includes(word));
  return isNamed || named.includes(searchKey(userName));
}

function toCandidate(row: Found, signs: Sign[]): Candidate {
  const { id: paymentId, userName, packageName, amount, parts, currency, status, createdAt } = row;
  const { diamonds, bonusDiamonds } = row;
  return {
    paymentId,
    userName,
    packageName,
    amount: fromMinorUnits(amount, currency),
    missing: fromMinorUnits(amount - parts, currency),
    currency,
    diamonds,
    bonusDiamonds,
    status,
    createdAt: createdAt.toISOString(),
    signs,
  };
}
