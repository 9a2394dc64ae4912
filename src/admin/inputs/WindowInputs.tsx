import { useMemo } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { MomentInput } from './MomentInput';
import { Row } from './Row';
import { afterStart, notPast } from './rules';

/**
 * The two dates of a window with their rules. The messages are the resource's own: `<start>Past` and `<end>Order`
 * among its field texts.
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
      <MomentInput source={start} validate={rules.start} />
      <MomentInput source={end} validate={rules.end} />
    </Row>
  );
}
