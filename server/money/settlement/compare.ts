import type { Difference } from '../../../contract/settlementFile';
import type { Db } from '../../db/tables';
import { foldReference } from '../../payments/ledger/references';
import { batch, type LedgerMovement, movementsIn, movementsNamed, ordersNumbered } from './ledgerMovements';
import { inPieces, piece } from './pause';
import { isWithin, type Period, withMargin } from './period';
import type { FileRow } from './rows';

/** A row and its movement. */
interface Pair {
  row: FileRow;
  ours: LedgerMovement;
}
export interface Comparison {
  pairs: Pair[];
  onlyOurs: LedgerMovement[];
  /** Rows that we do not have, with our payment if the order is one of ours. */
  onlyTheirs: Array<{ row: FileRow; paymentId: string | null }>;
  differing: Array<{ row: FileRow; what: Difference; ours: LedgerMovement | null }>;
  /** Rows of the days around the period that have nothing to do with it. */
  outside: number;
}

/**
 * Compares rows with a gateway's movements: by reference, else by order number. A row finds its movement on any day; only
 * what lies within the period can be missing. Stores nothing.
 */
export async function compare(
  db: Db,
  gateway: string,
  period: Period,
  rows: readonly FileRow[],
): Promise<Comparison> {
  const matching = new Matching(period, rows);
  await inPieces(rows, piece, (some) => matching.takeRows(some));
  for await (const movements of movementsIn(db, gateway, withMargin(period))) matching.takeOurs(movements);
  await inPieces(matching.unmatchedReferences(), batch, async (references) =>
    matching.takeNamed(await movementsNamed(db, gateway, references)),
  );
  await inPieces(matching.unmatchedOrders(), batch, async (numbers) => {
    const orders = await ordersNumbered(db, gateway, numbers);
    for (const order of orders)
      matching.takeOrder(order.ordered, order.orderPaymentId, order.id ? order : null);
  });
  return matching.result();
}

class Matching {
  private readonly byReference = new Map<string, FileRow>();
  private readonly again: FileRow[] = [];
  private readonly matched = new Map<FileRow, LedgerMovement>();
  private readonly taken = new Set<string>();
  private readonly free = new Map<string, LedgerMovement>();
  private readonly payments = new Map<string, string>();
  /** Our movements per order number. */
  private readonly ofOrder = new Map<string, Map<string, LedgerMovement>>();

  constructor(
    private readonly period: Period,
    private readonly rows: readonly FileRow[],
  ) {}

  takeRows(rows: readonly FileRow[]): void {
    for (const row of rows) {
      if (row.reference === null) continue;
      const name = foldReference(row.reference);
      if (this.byReference.has(name)) this.again.push(row);
      else this.byReference.set(name, row);
    }
  }

  takeOurs(movements: readonly LedgerMovement[]): void {
    for (const ours of movements) {
      if (!this.pairByReference(ours)) this.free.set(ours.id, ours);
      if (ours.orderNumber !== null) this.noteOrder(ours.orderNumber, ours);
    }
  }

  takeNamed(movements: readonly LedgerMovement[]): void {
    for (const ours of movements) this.pairByReference(ours);
  }

  takeOrder(orderNumber: string, paymentId: string, ours: LedgerMovement | null): void {
    this.payments.set(orderNumber, paymentId);
    if (ours) this.noteOrder(orderNumber, ours);
  }

  unmatchedReferences(): string[] {
    const open = [...this.byReference.values()].filter((row) => !this.matched.has(row));
    return open.flatMap(({ reference }) => reference ?? []);
  }

  unmatchedOrders(): string[] {
    const numbers = this.unmatched().map(({ orderNumber }) => orderNumber);
    return [...new Set(numbers.filter((number) => number !== null))];
  }

  async result(): Promise<Comparison> {
    const found: Comparison = { pairs: [], onlyOurs: [], onlyTheirs: [], differing: [], outside: 0 };
    const seen = new Set<string>();
    await inPieces(this.unmatched(), piece, (rows) => {
      for (const row of rows) this.pairByOrder(row, found, seen);
    });
    await inPieces(this.rows, piece, (rows) => {
      for (const row of rows) this.judge(row, found);
    });
    for (const row of this.again) this.reportTwice(row, this.ofReference(row), found);
    for (const ours of this.free.values()) if (isWithin(this.period, ours.at)) found.onlyOurs.push(ours);
    return found;
  }

  private unmatched(): FileRow[] {
    const again = new Set(this.again);
    return this.rows.filter((row) => !this.matched.has(row) && !again.has(row));
  }

  private noteOrder(orderNumber: string, ours: LedgerMovement): void {
    const known = this.ofOrder.get(orderNumber);
    if (known) known.set(ours.id, ours);
    else this.ofOrder.set(orderNumber, new Map([[ours.id, ours]]));
  }

  private pairByReference(ours: LedgerMovement): boolean {
    const row = this.byReference.get(foldReference(ours.reference));
    if (!row) return false;
    this.pair(row, ours);
    return true;
  }

  private pair(row: FileRow, ours: LedgerMovement): void {
    this.matched.set(row, ours);
    this.taken.add(ours.id);
    this.free.delete(ours.id);
  }

  /** Prefers the movement with the same amount: an order may be paid in parts. */
  private pairByOrder(row: FileRow, found: Comparison, seen: Set<string>): void {
    const all = row.orderNumber === null ? [] : [...(this.ofOrder.get(row.orderNumber)?.values() ?? [])];
    const open = all.filter(({ id }) => !this.taken.has(id));
    const ours = open.find((one) => isSame(row, one)) ?? open[0];
    if (ours) {
      this.pair(row, ours);
      return;
    }
    const paymentId = this.payments.get(row.orderNumber ?? '') ?? all[0]?.paymentId ?? null;
    const isAgain =
      row.reference === null && (all.some((one) => isSame(row, one)) || seen.has(row.orderNumber ?? ''));
    seen.add(row.orderNumber ?? '');
    if (isAgain) this.reportTwice(row, all[0] ?? null, found);
    else if (this.concerns(row)) found.onlyTheirs.push({ row, paymentId });
    else found.outside++;
  }

  private judge(row: FileRow, found: Comparison): void {
    const ours = this.matched.get(row);
    if (!ours) return;
    if (!this.concerns(row) && !isWithin(this.period, ours.at)) {
      found.outside++;
      return;
    }
    found.pairs.push({ row, ours });
    if (row.currency !== ours.currency) found.differing.push({ row, what: 'currency', ours });
    else if (row.amount !== ours.amount) found.differing.push({ row, what: 'amount', ours });
  }

  private reportTwice(row: FileRow, ours: LedgerMovement | null, found: Comparison): void {
    if (this.concerns(row)) found.differing.push({ row, what: 'twice', ours });
    else found.outside++;
  }

  private ofReference({ reference }: FileRow): LedgerMovement | null {
    const first = this.byReference.get(foldReference(reference ?? ''));
    return (first && this.matched.get(first)) ?? null;
  }

  /** A row without a time belongs to the period of its file. */
  private concerns({ at }: FileRow): boolean {
    return at === null || isWithin(this.period, at);
  }
}

const isSame = (row: FileRow, ours: LedgerMovement): boolean =>
  row.amount === ours.amount && row.currency === ours.currency;
