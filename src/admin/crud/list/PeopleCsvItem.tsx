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
import { useDefinition } from '../definition/definitionContext';
import { useResourceTexts } from '../definition/useResourceTexts';
import { useHidden } from '../views/useViews';
import { peopleCsv } from './peopleCsv';
import { namesOfReferences } from './referenceNames';

/** Downloads the list as its table shows it: labels, texts and order. */
export function PeopleCsvItem({ close }: { close: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const definition = useDefinition();
  const { nouns } = useResourceTexts();
  const { resource, filterValues, sort } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const definitions = useResourceDefinitions();
  const [hidden = definition.hiddenColumns ?? []] = useHidden(resource);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const download = { signal: new AbortController().signal, onProgress: () => undefined };
      const file = await provider.exportAll(resource, filterValues, download);
      const { parse } = await import('csv-parse/browser/esm/sync');
      const records: RaRecord[] = parse(await file.text(), { columns: true, bom: true });
      const names = await namesOfReferences(provider, definitions, definition.fields, records);
      return peopleCsv(definition, records, { translate, language, hidden, sort, names });
    },
    onSuccess: (text) => saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${nouns}.csv`),
    onError: (error) => notify(...refused(error)),
    onSettled: close,
  });
  return (
    <MenuItem disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      {translate('admin.view.csv')}
    </MenuItem>
  );
}
