import type { SettlementResult, SettlementRow } from '../../../../contract/settlements';

export interface Group {
  name: 'onlyOurs' | 'onlyTheirs' | 'differing';
  count: number;
  rows: SettlementRow[];
}

/** The three groups of a comparison. */
export const groupsOf = ({ onlyOurs, onlyTheirs, differing }: SettlementResult): Group[] => [
  { name: 'onlyOurs', ...onlyOurs },
  { name: 'onlyTheirs', ...onlyTheirs },
  { name: 'differing', ...differing },
];

/** The numbers of the rows that have no case yet. */
export const withoutCase = (rows: readonly SettlementRow[]): number[] =>
  rows.filter(({ caseId }) => caseId === null).map(({ number }) => number);

/** Rows that do not agree, and rows that could not be read. */
export const differencesOf = ({ onlyOurs, onlyTheirs, differing, bad }: SettlementResult): number =>
  onlyOurs.count + onlyTheirs.count + differing.count + bad.count;
