import { type TObject, type TProperties, type TSchema, type TString, type TUnsafe, Type } from 'typebox';
import type { ReadField, ReadFields, ReadValue } from './readFields';
import { Moment, orNull } from './schemas';

type RowSchema<F extends ReadFields, P extends TProperties> = TObject<
  { id: TString } & { [K in Exclude<keyof F, keyof P>]: TUnsafe<ReadValue<F[K]>> } & P
>;

function oneOf(field: ReadField): TSchema {
  switch (field.kind) {
    case 'date':
      return Moment;
    case 'flag':
      return Type.Boolean();
    case 'integer':
      return Type.Integer();
    case 'decimal':
    case 'money':
      return Type.Number();
    case 'word':
      return Type.Enum([...field.words]);
    case 'data':
      return Type.Unknown();
    default:
      return Type.String();
  }
}

function schemaOf(field: ReadField): TSchema {
  const one = oneOf(field);
  const value = field.isList ? Type.Array(one) : one;
  return field.isNullable ? orNull(value) : value;
}

/** The schema of a list's rows; `parts` are what only the calls have, such as the version or records within a row. */
export const readRow = <F extends ReadFields, P extends TProperties = Record<never, TSchema>>(
  { fields }: { fields: F },
  parts: P = {} as P,
): RowSchema<F, P> =>
  Type.Object({
    id: Type.String(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])),
    ...parts,
  }) as unknown as RowSchema<F, P>;
