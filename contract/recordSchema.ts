import { type Static, type TSchema, Type } from 'typebox';
import type { Field, Fields } from './fields';
import {
  type FormResource,
  partOf,
  type Resource,
  type RestResource,
  shownFields,
  type Toggle,
  versionPart,
} from './resource';
import { orNull } from './schemas';

/** JSON schema of a record, generated from the contract's fields for responses and documentation. */
export const recordSchema = (resource: Resource) =>
  Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    imageUrl: Type.String(),
    thumbUrl: Type.String(),
    ...schemasOf(shownFields(resource)),
  });

const schemasOf = (fields: Fields): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

function fieldSchema(field: Field): TSchema {
  switch (field.kind) {
    case 'text':
    case 'markdown':
    case 'slug':
    case 'link':
    case 'file':
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
    case 'reference':
      return orNull(Type.String());
    case 'references':
      return Type.Array(Type.String());
    case 'rows':
      return Type.Array(Type.Object({ id: Type.String(), ...schemasOf(field.cells) }));
  }
}

/** The bytes of a picture as a part of a multipart form, for the documentation only. */
export const PicturePart = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

/** The parts of a resource's multipart form, for the documentation only; readValues validates. */
export function formSchema(resource: FormResource, isCreate: boolean): TSchema {
  const part = (field: Field) => (field.required ? Type.String() : Type.Optional(Type.String()));
  return Type.Object({
    ...Object.fromEntries(
      Object.entries(resource.fields).map(([name, field]) => [partOf(name), part(field)]),
    ),
    [resource.imagePart]: isCreate ? PicturePart : Type.Optional(PicturePart),
    ...(!isCreate && { [versionPart]: Type.Optional(Type.String()) }),
  });
}

/** Several records to bring into one state together, each in the version that the caller saw. */
export const ToggleManyBody = Type.Object({
  wanted: Type.Boolean(),
  records: Type.Array(
    Type.Object({ id: Type.String({ maxLength: 64 }), version: Type.Optional(Type.Integer()) }),
    { minItems: 1, maxItems: 100 },
  ),
});
export type ToggleManyBody = Static<typeof ToggleManyBody>;

/** The optional body of a toggle: the desired state (decisions.md, Versions). */
export const wantedSchema = ({ field }: Toggle) =>
  Type.Union([Type.Null(), Type.Object({ [field]: Type.Optional(Type.Boolean()) })]);

/** The reason for a change, where the resource requires one; the server's message appears at its field. */
const ReasonGiven = Type.Object({ reason: Type.Optional(Type.Unknown({ description: 'text, required' })) });
/** The body of a call that deletes a record for a reason. */
export const RemovalBody = Type.Union([Type.Null(), ReasonGiven]);

/**
 * The JSON of a later resource, for the documentation only: readValues validates it, so that each error message appears
 * at its field.
 */
export function bodySchema(resource: RestResource) {
  const described = Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      Type.Optional(Type.Unknown({ description: field.kind })),
    ]),
  );
  const image = resource.picture && {
    image: Type.Optional(Type.Unknown({ description: 'from POST admin/images' })),
  };
  const reason = resource.reasoned && ReasonGiven.properties;
  return Type.Object({ version: Type.Optional(Type.Unknown()), ...described, ...image, ...reason });
}
