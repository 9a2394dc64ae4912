import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import type { Download } from '../../../api/exportCsv';
import { guarded } from '../../../dataProvider/errors';
import { saveFile } from '../../../session/saveFile';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { ExportProgressButton } from './ExportProgressButton';

interface CsvExportProps {
  run: (download: Download) => Promise<Blob>;
  fileName: string;
  /** How many rows the file will have, if known. */
  total?: number | undefined;
  /** Whether its button has its word on a phone, too. */
  isMain?: boolean;
}

/** Downloads a file as the server streams it; shows the progress and can be stopped. */
export function CsvExport({ run, fileName, total, isMain }: CsvExportProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<{ rows: number; total: number }>();
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setProgress({ rows: 0, total: total ?? 0 });
    try {
      const onProgress = (rows: number, all: number) => setProgress({ rows, total: all });
      const file = await guarded('admin.list.exportFailed', () => run({ signal, onProgress }));
      saveFile(file, fileName);
    } catch (error) {
      const message = error instanceof HttpError ? error.message : 'admin.list.exportFailed';
      if (!signal.aborted) notify(message, { type: 'error', messageArgs: { _: message } });
    } finally {
      if (running.current?.signal === signal) setProgress(undefined);
    }
  };
  const number = (value: number) => formatNumber(value, language);
  const said = progress && {
    rows: number(progress.rows),
    total: number(Math.max(progress.rows, progress.total)),
  };
  return (
    <ExportProgressButton
      progress={said ? translate('admin.list.exporting', said) : null}
      disabled={total === 0}
      isMain={isMain}
      onStart={() => void start()}
      onStop={() => running.current?.abort()}
    />
  );
}
