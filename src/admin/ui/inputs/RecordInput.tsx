import { lazy, Suspense } from 'react';
import type { Validator } from 'react-admin';

const RecordChoice = lazy(() => import('./RecordChoice'));

export interface RecordInputProps {
  source: string;
  /** The resource whose records may be chosen. */
  reference: string;
  validate?: Validator[];
  helperText?: string;
  /** Whether several may be chosen. */
  isMany?: boolean;
  /** When used as a filter: whether it is always shown. */
  alwaysOn?: boolean;
}

/** Chooses a record, or several, of another resource by search. */
export const RecordInput = (props: RecordInputProps) => (
  <Suspense>
    <RecordChoice {...props} />
  </Suspense>
);
