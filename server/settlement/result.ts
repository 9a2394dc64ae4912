import { type Currency, unitsPerWhole } from '../../contract/currencies';
import { settlementLimits } from '../../contract/settlementFile';
import type { SettlementResult } from '../../contract/settlements';
import type { Db } from '../db/tables';
import type { Comparison } from './compare';
import { differenceKey, nameOf, onlyOursKey } from './keys';
import { batch, type Ours } from './ours';
import { inPieces, piece } from './pause';
import type { ReadFile, Row } from './rows';

/** A comparison as JSON: exact counts and sums, and the first rows of each group, those without a case first. */
export async function resultOf(
  db: Db,
  gateway: string,
  file: ReadFile,
  compared: Comparison,
): Promise<SettlementResult> {
  const { pairs, onlyOurs, onlyTheirs, differing } = compared;
  const twice = differing.filter(({ what }) => what === 'twice');
  return {
    rows: pairs.length + onlyTheirs.length + twice.length,
    agreed: pairs.length - (differing.length - twice.length),
    skipped: file.skipped,
    outside: file.outside + compared.outside,
    bad: file.bad,
    sums: await sumsOf({
      ours: [pairs.map(({ ours }) => ours), onlyOurs],
      theirs: [pairs, onlyTheirs, twice].map((some) => some.map(({ row }) => row)),
    }),
    onlyOurs: await listed(
      db,
      onlyOurs,
      ({ id }) => onlyOursKey(id),
      (ours, caseId) => ({ movementId: ours.id, ...shown(ours), paymentId: ours.paymentId, caseId }),
    ),
    onlyTheirs: {
      count: onlyTheirs.length,
      rows: onlyTheirs
        .slice(0, settlementLimits.listed)
        .map(({ row, paymentId }) => ({ line: row.line, ...shown(row), paymentId, caseId: null })),
    },
    differing: await listed(
      db,
      differing,
      ({ what, ours, row }) => differenceKey(what, gateway, ours?.reference ?? nameOf(row)),
      ({ row, what, ours }, caseId) => ({
        line: row.line,
        what,
        movementId: ours?.id ?? null,
        ours: ours && { amount: wholes(ours), currency: ours.currency },
        ...shown(row),
        paymentId: ours?.paymentId ?? null,
        caseId,
      }),
    ),
  };
}

const wholes = ({ amount, currency }: Pick<Ours, 'amount' | 'currency'>): number =>
  amount / (unitsPerWhole[currency as Currency] ?? 1);

const shown = (side: Row | Ours) => ({
  reference: side.reference,
  orderNumber: side.orderNumber,
  amount: wholes(side),
  currency: side.currency,
  at: side.at?.toISOString() ?? null,
});

/** The first rows of a group, those without a case before the others. */
async function listed<T, R>(
  db: Db,
  all: readonly T[],
  keyOf: (one: T) => string,
  toRow: (one: T, caseId: string | null) => R,
): Promise<{ count: number; rows: R[] }> {
  const open: R[] = [];
  const known: R[] = [];
  await inPieces(all, batch, async (some) => {
    const keys = some.map(keyOf);
    const rows = await db.selectFrom('moneyCases').select(['id', 'key']).where('key', 'in', keys).execute();
    const cases = new Map(rows.map(({ id, key }) => [key, id]));
    for (const [index, one] of some.entries()) {
      const caseId = cases.get(keys[index] ?? '') ?? null;
      const rows = caseId === null ? open : known;
      if (rows.length < settlementLimits.listed) rows.push(toRow(one, caseId));
    }
  });
  return { count: all.length, rows: [...open, ...known].slice(0, settlementLimits.listed) };
}

type Money = Pick<Ours, 'amount' | 'currency'>;
async function sumsOf(
  sides: Record<'ours' | 'theirs', Array<readonly Money[]>>,
): Promise<SettlementResult['sums']> {
  const sums = new Map<string, { ours: Sum; theirs: Sum }>();
  for (const side of ['ours', 'theirs'] as const) {
    for (const list of sides[side]) {
      await inPieces(list, piece, (some) => {
        for (const { amount, currency } of some) {
          const both = sums.get(currency) ?? { ours: { count: 0, units: 0 }, theirs: { count: 0, units: 0 } };
          both[side].count++;
          both[side].units += amount;
          sums.set(currency, both);
        }
      });
    }
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, both]) => {
      const side = ({ count, units }: Sum) => ({ count, amount: wholes({ amount: units, currency }) });
      return { currency, ours: side(both.ours), theirs: side(both.theirs) };
    });
}

interface Sum {
  count: number;
  /** In the currency's smallest unit. */
  units: number;
}
