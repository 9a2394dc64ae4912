import { useDataProvider, useListContext } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { CsvExport } from '../../ui/list/CsvExport';

/** Downloads every row that the filter matches, however many, as the server streams them. */
export function ExportAllButton() {
  const { resource, total, filterValues } = useListContext();
  const { exportAll } = useDataProvider<AppDataProvider>();
  return (
    <CsvExport
      run={(download) => exportAll(resource, filterValues, download)}
      fileName={`${resource}.csv`}
      total={total}
    />
  );
}
