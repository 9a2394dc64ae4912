import { lazy, Suspense } from 'react';
import type { RowsProps } from './rowsEditor';

// Loaded on demand: few forms have rows, and the framework's component for them is large.
const RowsEditor = lazy(() => import('./rowsEditor'));

/** The rows of a record, as an input. */
export const RowsInput = (props: RowsProps) => (
  <Suspense>
    <RowsEditor {...props} />
  </Suspense>
);
