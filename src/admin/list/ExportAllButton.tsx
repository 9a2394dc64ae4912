import DownloadIcon from '@mui/icons-material/GetApp';
import { useEffect, useRef, useState } from 'react';
import { Button, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../dataProvider/dataProvider';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { downloadRows } from './exportCsv';

/** Fetches and downloads every row that matches the filter; `rows` is the progress. */
function useExportAll() {
  const { resource, filterValues } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  const [rows, setRows] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setRows(0);
    try {
      const walk = { filter: filterValues, signal, onProgress: setRows };
      const found = await dataProvider.walk(resource, walk);
      await dataProvider.recordExport({ resource, rows: found.length, filter: filterValues });
      downloadRows(found, resource);
    } catch (error) {
      const { message } = error as Error;
      if (!signal.aborted) notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      if (running.current?.signal === signal) setRows(undefined);
    }
  };
  return { rows, start, cancel: () => running.current?.abort() };
}

/** Exports a whole server-paged list, including rows beyond the last page; shows its progress and can be stopped. */
export function ExportAllButton() {
  const { total } = useListContext();
  const translate = useTranslate();
  const language = useLanguage();
  const { rows, start, cancel } = useExportAll();
  const isRunning = rows !== undefined;
  return (
    <span aria-live="polite">
      <Button
        onClick={() => (isRunning ? cancel() : void start())}
        disabled={total === 0}
        label={
          isRunning
            ? translate('admin.list.exporting', { rows: formatNumber(rows, language) })
            : 'ra.action.export'
        }
      >
        <DownloadIcon />
      </Button>
    </span>
  );
}
