import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';

// Loaded on demand: few records have files.
const FileField = lazy(() => import('./fileField'));

export interface FileNameProps {
  /** The field that holds `<SHA-256>/<name>` (contract/files.ts), or nothing. */
  source: string;
  /** Defaults to the record in context. */
  record?: RaRecord;
}

/** The name of a file for players, with a link to it. */
export const FileName = (props: FileNameProps) => (
  <Suspense>
    <FileField {...props} />
  </Suspense>
);
