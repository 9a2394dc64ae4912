import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';

// Loaded on demand: few records have files.
const FileField = lazy(() => import('./fileField'));

export interface FileNameProps {
  /** `<SHA-256>/<name>` (contract/files.ts), or nothing. */
  value: unknown;
}

/** The name of a file for players, with a link to it. */
export const FileName = (props: FileNameProps) => (
  <Suspense>
    <FileField {...props} />
  </Suspense>
);

/** The same of a field of the record in context. */
export const FileOf = ({ source }: { source: string }) => <FileName value={useRecordContext()?.[source]} />;
