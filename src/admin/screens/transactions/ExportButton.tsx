import { useListContext } from 'react-admin';
import { exportTransactions } from '../../../api/transactions';
import { CsvExport } from '../../ui/list/CsvExport';

/** Downloads every payment that the filter lets through. */
export function ExportButton() {
  const { filterValues, total } = useListContext();
  return (
    <CsvExport
      run={(download) => exportTransactions(filterValues, download)}
      fileName="transactions.csv"
      total={total}
    />
  );
}
