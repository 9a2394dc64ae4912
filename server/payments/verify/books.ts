import { sql } from 'kysely';
import { type BookPart, balanceOf, bookParts, isTaking } from '../../../contract/bookParts';
import type { WalletBooks } from '../../../contract/books';
import { type ledgerReasons, type Wallet, wallets } from '../../../contract/ledger';
import type { KeptBooks } from '../../db/closingTables';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { ranges } from '../effects/ranges';

type Reason = (typeof ledgerReasons)[number];

/** Where each reason stands in the books, by the sign of its entries; what repays a debt is taken from both sides. */
const places: Record<Reason, BookPart | Record<'more' | 'less', BookPart> | null> = {
  opening: 'opening',
  purchase: 'sold',
  bonus: 'sold',
  season: 'given',
  daily: 'given',
  grant: { more: 'given', less: 'takenBack' },
  item: 'spent',
  'item-return': 'returned',
  refund: 'takenBack',
  'refund-bonus': 'takenBack',
  repayment: null,
};
interface Sum {
  wallet: Wallet;
  reason: Reason;
  isMore: boolean;
  isPast: boolean;
  amount: number;
}

const empty = (wallet: Wallet): WalletBooks => ({
  wallet,
  opening: 0,
  sold: 0,
  given: 0,
  returned: 0,
  spent: 0,
  takenBack: 0,
  held: 0,
  debt: 0,
});

/** How the books are read. */
interface Reading {
  batch?: number;
  /** Up to when they are also summed by themselves, for the next check; null for none. */
  until?: Date | null;
  /** What an earlier check found up to that moment: only entries since then are read. */
  base?: KeptBooks['base'];
}

/**
 * The books of each wallet, from every entry and every balance. Requires one view of the database, as batches are added up: a
 * transaction on PostgreSQL, or the only connection on the embedded database.
 */
export const booksOf = (db: Db | Tx, reading: Reading = {}): Promise<KeptBooks> =>
  db.isTransaction
    ? booksIn(db as Tx, reading)
    : inTransaction(db, (tx) => booksIn(tx, reading), 'repeatable read');

async function booksIn(tx: Tx, { batch = 2000, until = null, base = null }: Reading): Promise<KeptBooks> {
  const of = (wallet: Wallet): WalletBooks =>
    base?.wallets.find((one) => one.wallet === wallet) ?? empty(wallet);
  const past = { diamonds: { ...of('diamonds') }, golds: { ...of('golds') } };
  const since = { diamonds: empty('diamonds'), golds: empty('golds') };
  for await (const range of ranges(tx, 'walletEntries', { batch, since: base && until })) {
    // A debt is of diamonds: what adds to it was taken of them.
    const { rows } =
      await sql<Sum>`select case wallet when 'debt' then 'diamonds' else wallet end as wallet, reason,
        (amount > 0) <> (wallet = 'debt') as is_more, coalesce(created_at < ${until}, false) as is_past,
        sum(case wallet when 'debt' then -amount else amount end)::bigint as amount
      from wallet_entries where ${range('id')} and (${base === null} or created_at >= ${until}) group by 1, 2, 3, 4`.execute(
        tx,
      );
    for (const row of rows) addTo((row.isPast ? past : since)[row.wallet], row);
  }
  const held = await heldIn(tx, batch);
  return {
    wallets: wallets.map((wallet) => ({ ...added(past[wallet], since[wallet]), ...held[wallet] })),
    base: until && { until: until.toISOString(), wallets: Object.values(past) },
  };
}

/** What players hold and owe. */
async function heldIn(tx: Tx, batch: number): Promise<Record<Wallet, Pick<WalletBooks, 'held' | 'debt'>>> {
  const held = { diamonds: { held: 0, debt: 0 }, golds: { held: 0, debt: 0 } };
  for await (const range of ranges(tx, 'users', { batch, since: null })) {
    const { rows } = await sql<Record<Wallet | 'debt', number>>`select sum(diamonds)::bigint as diamonds,
      sum(golds)::bigint as golds, sum(debt)::bigint as debt from users where ${range('id')}`.execute(tx);
    for (const wallet of wallets) held[wallet].held += Number(rows[0]?.[wallet] ?? 0);
    held.diamonds.debt += Number(rows[0]?.debt ?? 0);
  }
  return held;
}

const added = (one: WalletBooks, other: WalletBooks): WalletBooks => ({
  ...one,
  ...Object.fromEntries(bookParts.map((place) => [place, one[place] + other[place]])),
});

function addTo(books: WalletBooks, { reason, isMore, amount }: Sum): void {
  const found = places[reason];
  const place = found && typeof found === 'object' ? found[isMore ? 'more' : 'less'] : found;
  if (place) books[place] += isTaking(place) ? -Number(amount) : Number(amount);
}

/** The books of a wallet as a line of text. */
export const booksLine = (books: WalletBooks): string => {
  const { wallet, opening, sold, given, returned, spent, takenBack, held, debt } = books;
  return `${wallet}: opening ${opening} + sold ${sold} + given ${given} + returned ${returned} - spent ${spent} - taken back ${takenBack} = ${balanceOf(books)}; held ${held} - debt ${debt} = ${held - debt}`;
};

/** The books that do not add up, one line each. */
export const bookProblems = (all: readonly WalletBooks[]): string[] =>
  all
    .filter((books) => balanceOf(books) !== books.held - books.debt)
    .map((books) => `the books of ${booksLine(books)}`);
