import type { Currency } from '../../../contract/currencies';
import type { CaseRow, SettlementResult } from '../../../contract/settlements';

/** A row of any group, as the screen lists it. */
export interface ListedRow {
  id: string;
  line: number | null;
  reference: string | null;
  orderNumber: string | null;
  amount: number;
  currency: string;
  at: string | null;
  paymentId: string | null;
  caseId: string | null;
  /** What differs, for rows that both sides have. */
  difference: { what: string; ours: { amount: number; currency: string } | null } | null;
  /** What becomes the case. */
  toCase: CaseRow;
}
export interface Group {
  name: 'onlyOurs' | 'onlyTheirs' | 'differing';
  count: number;
  rows: ListedRow[];
}

/** The three groups of a result. */
export function groupsOf({ onlyOurs, onlyTheirs, differing }: SettlementResult): Group[] {
  return [
    {
      name: 'onlyOurs',
      count: onlyOurs.count,
      rows: onlyOurs.rows.map((row) => ({
        ...row,
        id: row.movementId,
        line: null,
        difference: null,
        toCase: { kind: 'only-ours', movementId: row.movementId },
      })),
    },
    {
      name: 'onlyTheirs',
      count: onlyTheirs.count,
      rows: onlyTheirs.rows.map((row) => ({
        ...row,
        id: `${row.line}`,
        difference: null,
        toCase: { kind: 'only-theirs', ...told(row), at: row.at },
      })),
    },
    {
      name: 'differing',
      count: differing.count,
      rows: differing.rows.map((row) => ({
        ...row,
        id: `${row.line}`,
        difference: row,
        toCase: { kind: 'settlement-differs', what: row.what, movementId: row.movementId, ...told(row) },
      })),
    },
  ];
}

type Told = Pick<ListedRow, 'reference' | 'orderNumber' | 'amount' | 'currency'>;
const told = ({ reference, orderNumber, amount, currency }: Told) => ({
  reference,
  orderNumber,
  amount,
  currency: currency as Currency,
});
