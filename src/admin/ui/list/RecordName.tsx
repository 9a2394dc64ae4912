import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';

const ReferenceField = lazy(() => import('./referenceField'));

interface Props {
  source: string;
  /** The resource of the record that it names. */
  reference: string;
  /** The record that refers to it; else the one of the context. */
  record?: RaRecord;
  /** False where a link would lead away from what is being done. */
  link?: false;
}

/** The name of the record that a field refers to, and a link to it. */
export const RecordName = (props: Props) => (
  <Suspense>
    <ReferenceField {...props} />
  </Suspense>
);
