import { type TSchema, Type } from 'typebox';
import type { Field } from '../../contract/fields';
import type { Noun } from '../../contract/noun';

/** JSON schema of a record, made from the contract's fields: the answers of the API and its documentation. */
export const recordSchema = (noun: Noun) =>
  Type.Object({
    id: Type.String(),
    imageUrl: Type.String(),
    thumbUrl: Type.String(),
    ...Object.fromEntries(
      Object.entries({ ...noun.fields, ...noun.readOnly }).map(([name, field]) => [name, fieldSchema(field)]),
    ),
  });

function fieldSchema(field: Field): TSchema {
  switch (field.kind) {
    case 'text':
    case 'word':
      return Type.String();
    case 'integer':
      return Type.Integer();
    case 'choice':
      return Type.Integer({ description: field.labels.map((label, n) => `${n} ${label}`).join(', ') });
    case 'decimal':
    case 'money':
      return Type.Number();
    case 'flag':
      return Type.Boolean();
    case 'date':
      return Type.Union([Type.String(), Type.Null()]);
  }
}

/** The parts of a noun's multipart form, for the documentation; the checking is readValues'. */
export function formSchema(noun: Noun, isCreate: boolean): TSchema {
  const part = (field: Field) => (field.required ? Type.String() : Type.Optional(Type.String()));
  const image = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });
  return Type.Object({
    ...Object.fromEntries(Object.values(noun.fields).map((field) => [field.part, part(field)])),
    [noun.imagePart]: isCreate ? image : Type.Optional(image),
  });
}
