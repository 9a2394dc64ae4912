/** A cell, with the list behind it if it differs from that of its row. */
export type Cell = string | { shown: string; to: string | undefined };

/** A chart's figures as a table: the first column names the row. */
export interface TableData {
  columns: readonly string[];
  rows: ReadonlyArray<{
    key: string;
    label: string;
    /** The list behind the row. */
    to?: string | undefined;
    cells: readonly Cell[];
  }>;
}
