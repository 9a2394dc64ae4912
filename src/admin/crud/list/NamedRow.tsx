import { useMemo } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  I18nContextProvider,
  useGetRecordRepresentation,
  useI18nProvider,
  useRecordContext,
  useTranslate,
} from 'react-admin';

/** The name of the check box that selects the row's record. */
export function useSelectLabel(): string {
  const translate = useTranslate();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation();
  return translate('admin.list.select', { record: String(represent(record)) });
}

/** A row whose check box names its record: that of react-admin has a text without the record, the same in each row. */
function NamedRow(props: DataTableRowProps) {
  const provider = useI18nProvider();
  const label = useSelectLabel();
  const named = useMemo(
    () => ({
      ...provider,
      translate: (key: string, args?: object) =>
        key === 'ra.action.select_row' ? label : provider.translate(key, args),
    }),
    [provider, label],
  );
  return (
    <I18nContextProvider value={named}>
      <DataTableRow {...props} />
    </I18nContextProvider>
  );
}

/** The rows of a table, each with a check box that names it. */
export const NamedRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={NamedRow} />;
