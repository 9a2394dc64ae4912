import type { RaRecord } from 'react-admin';
import { useDataProvider, useListContext, useResourceDefinitions, useTranslate } from 'react-admin';
import type { Download } from '../../../api/exportCsv';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { useHidden } from '../views/useViews';
import { type PeopleTable, peopleCsv } from './peopleCsv';
import { namesOfReferences } from './referenceNames';

/** The table of a list, and the columns that are hidden until somebody shows them. */
export type ExportedTable = PeopleTable & { hiddenColumns?: string[] };

/** Returns a function that makes the file of the rows that a filter matches, as the table shows them: labels, texts and order. */
export function usePeopleFile(table: ExportedTable): (filter: object, download: Download) => Promise<Blob> {
  const translate = useTranslate();
  const language = useLanguage();
  const { resource, sort } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const definitions = useResourceDefinitions();
  const [hidden = table.hiddenColumns ?? []] = useHidden(resource);
  return async (filter, download) => {
    const file = await provider.exportAll(resource, filter, download);
    const { parse } = await import('csv-parse/browser/esm/sync');
    const records: RaRecord[] = parse(await file.text(), { columns: true, bom: true });
    const names = await namesOfReferences(provider, definitions, table.fields, records);
    const text = peopleCsv(table, records, { translate, language, hidden, sort, names });
    download.signal.throwIfAborted();
    return new Blob([text], { type: 'text/csv;charset=utf-8' });
  };
}
