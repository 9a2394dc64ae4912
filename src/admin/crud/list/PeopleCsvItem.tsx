import { MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { useLanguage } from '../../i18n/useLanguage';
import { refused } from '../../ui/dialogs/refused';
import { saveFile } from '../../ui/list/saveFile';
import { useHidden } from '../views/useViews';
import { type PeopleTable, peopleCsv } from './peopleCsv';
import { namesOfReferences } from './referenceNames';

interface PeopleCsvItemProps {
  table: PeopleTable & { hiddenColumns?: string[] };
  /** The name of the file. */
  title: string;
  close: () => void;
}

/** Downloads the list as its table shows it: labels, texts and order. */
export function PeopleCsvItem({ table, title, close }: PeopleCsvItemProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const { resource, filterValues, sort } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const definitions = useResourceDefinitions();
  const [hidden = table.hiddenColumns ?? []] = useHidden(resource);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const download = { signal: new AbortController().signal, onProgress: () => undefined };
      const file = await provider.exportAll(resource, filterValues, download);
      const { parse } = await import('csv-parse/browser/esm/sync');
      const records: RaRecord[] = parse(await file.text(), { columns: true, bom: true });
      const names = await namesOfReferences(provider, definitions, table.fields, records);
      return peopleCsv(table, records, { translate, language, hidden, sort, names });
    },
    onSuccess: (text) => saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${title}.csv`),
    onError: (error) => notify(...refused(error)),
    onSettled: close,
  });
  return (
    <MenuItem disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      {translate('admin.view.csv')}
    </MenuItem>
  );
}
