import { useMemo } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { DateTimeInput } from './DateTimeInput';
import { Row } from './Row';
import { afterStart, notPast, required } from './rules';

/**
 * The start and end of a date window with their rules. The messages are among the resource's field texts: `<start>Past`
 * and `<end>Order`.
 */
export function WindowInputs({
  start,
  end,
  isRequired,
  mayBePast,
}: {
  start: string;
  end: string;
  isRequired: boolean;
  mayBePast: boolean;
}) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const stored: unknown = record?.[start];
  const rules = useMemo(() => {
    const text = (field: string) => `resources.${resource}.fields.${field}`;
    const needed = isRequired ? [required] : [];
    return {
      start: mayBePast ? needed : [...needed, notPast(stored, text(`${start}Past`))],
      end: [...needed, afterStart(start, text(`${end}Order`))],
    };
  }, [resource, stored, start, end, isRequired, mayBePast]);
  return (
    <Row>
      <DateTimeInput source={start} validate={rules.start} />
      <DateTimeInput source={end} validate={rules.end} />
    </Row>
  );
}
