import { cloneElement, Fragment, type ReactElement } from 'react';
import type { RowField } from '../../../../contract/readResource';
import type { PairsOf, TextPair } from '../../../../contract/texts';
import type { ResourceDefinition, ResourceTexts } from './resourceDefinition';

type Mode = 'create' | 'edit';

/** A resource whose contract is a schema: each field of `Row` has its column, each of `Entered` its input. */
interface Plain<Row, Entered> extends Omit<ResourceDefinition, 'columns' | 'inputs' | 'texts'> {
  /** In the table's order; null omits a field. */
  columns: Readonly<Record<RowField<Row>, ReactElement | null>>;
  texts: PairsOf<ResourceTexts> & { fields: Readonly<Record<RowField<Row>, TextPair>> };
  /** In the form's order; null omits a field. */
  form?: [Entered] extends [never]
    ? never
    : Readonly<Record<RowField<Entered>, ((mode: Mode) => ReactElement) | null>>;
  /** Below the inputs. */
  formNote?: ReactElement;
}

/**
 * Defines a resource whose contract has no field list (levels and users). A schema field without a column, an input or a
 * label does not compile.
 */
export function plainResource<Row, Entered = never>({
  columns,
  form,
  formNote,
  ...rest
}: Plain<Row, Entered>): ResourceDefinition {
  const inputs = Object.entries<((mode: Mode) => ReactElement) | null>(form ?? {});
  return {
    ...rest,
    columns: Object.entries<ReactElement | null>(columns).map(
      ([name, column]) => column && cloneElement(column, { key: name }),
    ),
    ...(form && {
      inputs: (mode) => (
        <>
          {inputs.map(([name, input]) => (
            <Fragment key={name}>{input?.(mode)}</Fragment>
          ))}
          {formNote}
        </>
      ),
    }),
  };
}
