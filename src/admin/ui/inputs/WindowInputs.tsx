import { useMemo } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { DateTimeInput } from './DateTimeInput';
import { Row } from './Row';
import { afterStart, notPast } from './rules';

/**
 * The start and end of a date window with their rules. The messages are among the resource's field texts: `<start>Past`
 * and `<end>Order`.
 */
export function WindowInputs({ start, end }: { start: string; end: string }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const stored: unknown = record?.[start];
  const rules = useMemo(() => {
    const text = (field: string) => `resources.${resource}.fields.${field}`;
    return { start: notPast(stored, text(`${start}Past`)), end: afterStart(start, text(`${end}Order`)) };
  }, [resource, stored, start, end]);
  return (
    <Row>
      <DateTimeInput source={start} validate={rules.start} />
      <DateTimeInput source={end} validate={rules.end} />
    </Row>
  );
}
