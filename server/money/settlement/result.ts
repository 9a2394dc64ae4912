import { settlementLimits } from '../../../contract/settlementFile';
import type { KeptSum } from '../../db/closingTables';
import type { Db } from '../../db/tables';
import type { Comparison } from './compare';
import { type KeptRow, keyOf } from './keys';
import { batch, type LedgerMovement } from './ledgerMovements';
import { inPieces, piece } from './pause';
import type { FileRow } from './rows';

/** A comparison in numbers, and the rows that do not agree. */
export interface Result {
  rows: number;
  agreed: number;
  onlyOurs: number;
  onlyTheirs: number;
  differing: number;
  sums: KeptSum[];
  listed: KeptRow[];
}

/** Exact counts and sums of a comparison, and the first rows of each group, those without a case first. */
export async function resultOf(db: Db, gateway: string, compared: Comparison): Promise<Result> {
  const { pairs, onlyOurs, onlyTheirs, differing } = compared;
  const twice = differing.filter(({ what }) => what === 'twice');
  const groups = [
    await listed(db, gateway, onlyOurs, ofOurs),
    await listed(db, gateway, onlyTheirs, ({ row, paymentId }) => ({
      ...ofTheirs(row),
      kind: 'only-theirs',
      paymentId,
    })),
    await listed(db, gateway, differing, ofBoth),
  ];
  return {
    rows: pairs.length + onlyTheirs.length + twice.length,
    agreed: pairs.length - (differing.length - twice.length),
    onlyOurs: onlyOurs.length,
    onlyTheirs: onlyTheirs.length,
    differing: differing.length,
    sums: await sumsOf({
      ours: [pairs.map(({ ours }) => ours), onlyOurs],
      theirs: [pairs, onlyTheirs, twice].map((some) => some.map(({ row }) => row)),
    }),
    listed: groups.flat(),
  };
}

const none = {
  line: null,
  what: null,
  movementId: null,
  ourReference: null,
  ourAmount: null,
  ourCurrency: null,
} as const;

const ofOurs = ({ id, ...ours }: LedgerMovement): KeptRow => ({
  ...none,
  ...ours,
  kind: 'only-ours',
  movementId: id,
});

const ofTheirs = (row: FileRow) => ({ ...none, ...row });

const ofBoth = ({ row, what, ours }: Comparison['differing'][number]): KeptRow => ({
  ...ofTheirs(row),
  kind: 'settlement-differs',
  what,
  movementId: ours?.id ?? null,
  paymentId: ours?.paymentId ?? null,
  ourReference: ours?.reference ?? null,
  ourAmount: ours?.amount ?? null,
  ourCurrency: ours?.currency ?? null,
});

/** The first rows of a group, those without a case before the others. */
async function listed<T>(
  db: Db,
  gateway: string,
  all: readonly T[],
  toRow: (one: T) => KeptRow,
): Promise<KeptRow[]> {
  const open: KeptRow[] = [];
  const known: KeptRow[] = [];
  await inPieces(all, batch, async (some) => {
    const rows = some.map(toRow);
    const keys = rows.map((row) => keyOf(gateway, row));
    const cases = await db.selectFrom('moneyCases').select('key').where('key', 'in', keys).execute();
    const made = new Set(cases.map(({ key }) => key));
    for (const row of rows) {
      const place = made.has(keyOf(gateway, row)) ? known : open;
      if (place.length < settlementLimits.listed) place.push(row);
    }
  });
  return [...open, ...known].slice(0, settlementLimits.listed);
}

type Money = Pick<LedgerMovement, 'amount' | 'currency'>;
async function sumsOf(sides: Record<'ours' | 'theirs', Array<readonly Money[]>>): Promise<KeptSum[]> {
  const sums = new Map<string, KeptSum>();
  for (const side of ['ours', 'theirs'] as const) {
    for (const list of sides[side]) {
      await inPieces(list, piece, (some) => {
        for (const { amount, currency } of some) {
          const both = sums.get(currency) ?? {
            currency,
            ours: { count: 0, units: 0 },
            theirs: { count: 0, units: 0 },
          };
          both[side].count++;
          both[side].units += amount;
          sums.set(currency, both);
        }
      });
    }
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
