import { useListContext } from 'react-admin';
import { CsvExport } from '../../ui/list/CsvExport';
import { type ExportedTable, usePeopleFile } from './usePeopleFile';

interface PeopleExportProps {
  table: ExportedTable;
  /** The name of the file. */
  title: string;
  /** Whether only the selected rows are exported, instead of all that the filter matches. */
  isOfSelected?: boolean;
}

/** Downloads a list's rows as people read them, however many. */
export function PeopleExport({ table, title, isOfSelected = false }: PeopleExportProps) {
  const { total, filterValues, selectedIds } = useListContext();
  const fileOf = usePeopleFile(table);
  const filter = isOfSelected ? { id: selectedIds } : filterValues;
  return (
    <CsvExport
      run={(download) => fileOf(filter, download)}
      fileName={`${title}.csv`}
      total={isOfSelected ? selectedIds.length : total}
    />
  );
}
