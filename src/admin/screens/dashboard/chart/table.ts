/** A chart's figures as a table: the first column names the row. */
export interface TableData {
  columns: readonly string[];
  rows: ReadonlyArray<{
    key: string;
    label: string;
    /** The list behind the row. */
    to?: string | undefined;
    cells: readonly string[];
  }>;
}
