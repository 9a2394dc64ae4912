import { lazy, Suspense } from 'react';
import { useSourceContext, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ReferenceField } from '../../../../contract/fields';

const RecordChoice = lazy(() => import('./RecordChoice'));

export interface RecordInputProps {
  source: string;
  /** The resource whose records may be chosen. */
  reference: string;
  validate?: Validator[];
  helperText?: string;
  /** The label's key, where the form is not the resource's own. */
  label?: string;
  /** The choice beside it, without which it is not there. */
  when?: ReferenceField['when'];
  /** Whether several may be chosen. */
  isMany?: boolean;
  /** When used as a filter: whether it is always shown. */
  alwaysOn?: boolean;
}

/** Chooses a record, or several, of another resource by search. */
export const RecordInput = ({ when, ...props }: RecordInputProps) =>
  when ? <Conditional {...props} when={when} /> : <Choice {...props} />;

const Choice = (props: RecordInputProps) => (
  <Suspense>
    <RecordChoice {...props} />
  </Suspense>
);

function Conditional({ when, ...props }: RecordInputProps & Required<Pick<RecordInputProps, 'when'>>) {
  // In a row, the field of the same row.
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(when.field) });
  return value !== null && value !== '' && Number(value) === when.is ? <Choice {...props} /> : null;
}
