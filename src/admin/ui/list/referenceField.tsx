import { Button } from '@mui/material';
import {
  ReferenceField,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { RecordNameProps } from './RecordName';

/** The names of several records, in the order chosen. */
function Names({ ids, reference }: { ids: readonly string[]; reference: string }) {
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(reference);
  const {
    data = [],
    error,
    refetch,
  } = useGetManyAggregate(reference, { ids: [...ids] }, { onError: () => undefined });
  // An empty field would read as if there were none.
  if (error) return <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>;
  return <>{data.flatMap((found) => (found ? [String(represent(found))] : [])).join(', ')}</>;
}

/** In a separate file, as few lists have references. */
export default function Referenced({ source, reference, record, link }: RecordNameProps) {
  const value: unknown = useRecordContext({ record })?.[source];
  if (Array.isArray(value))
    return value.length === 0 ? '–' : <Names ids={value as string[]} reference={reference} />;
  return <ReferenceField source={source} reference={reference} record={record} link={link} empty="–" />;
}
