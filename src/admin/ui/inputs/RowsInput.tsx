import { lazy, Suspense } from 'react';
import type { RowsProps } from './rowsEditor';

// Few forms have rows, and the framework's part for them is large.
const RowsEditor = lazy(() => import('./rowsEditor'));

/** The rows of a record, as an input. */
export const RowsInput = (props: RowsProps) => (
  <Suspense>
    <RowsEditor {...props} />
  </Suspense>
);
