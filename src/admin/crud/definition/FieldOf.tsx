import { useResourceContext } from 'react-admin';
import { AsValue } from '../../ui/list/Column';
import { useDefinition } from './definitionContext';

interface FieldOfProps {
  /** The field; named as in react-admin, so that a `<SimpleShowLayout>` labels it. */
  source: string;
  /** Another label than the field's; read by the layout. */
  label?: string;
}

/** A field of the page's resource as its table shows it. */
export function FieldOf({ source }: FieldOfProps) {
  const { name, columnOf } = useDefinition();
  const resource = useResourceContext();
  if (resource !== name || !columnOf)
    throw new Error(
      `<FieldOf source="${source}"> is about ${name}; a record of ${resource} needs a field of react-admin.`,
    );
  return <AsValue value={true}>{columnOf(source)}</AsValue>;
}
