import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';

const ReferenceField = lazy(() => import('./referenceField'));

export interface RecordNameProps {
  source: string;
  /** The resource of the named record. */
  reference: string;
  /** The record that refers to it; defaults to the one in context. */
  record?: RaRecord;
  /** False where a link would lead away from the current task. */
  link?: false;
}

/** The name of the record that a field refers to, with a link to it; of several, their names. */
export const RecordName = (props: RecordNameProps) => (
  <Suspense>
    <ReferenceField {...props} />
  </Suspense>
);
