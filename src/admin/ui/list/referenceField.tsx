import {
  ReferenceField,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';
import type { RecordNameProps } from './RecordName';

/** The names of several records, in the order in which they were chosen. */
function Names({ ids, reference }: { ids: readonly string[]; reference: string }) {
  const { data = [] } = useGetManyAggregate(reference, { ids: [...ids] }, { onError: () => undefined });
  const represent = useGetRecordRepresentation(reference);
  return <>{data.flatMap((found) => (found ? [String(represent(found))] : [])).join(', ')}</>;
}

/** In a separate file, as few lists have references. */
export default function Referenced({ source, reference, record, link }: RecordNameProps) {
  const value: unknown = useRecordContext({ record })?.[source];
  if (Array.isArray(value))
    return value.length === 0 ? '–' : <Names ids={value as string[]} reference={reference} />;
  return <ReferenceField source={source} reference={reference} record={record} link={link} empty="–" />;
}
