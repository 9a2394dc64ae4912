import { type Field, isList } from '../../contract/fields';
import { type FormResource, partOf, versionPart } from '../../contract/resource';

/** The value of react-admin's image inputs: a picked file, or the URL of the stored image. */
type ImageValue = { rawFile?: File } | string | null | undefined;
export type FormValues = Record<string, unknown> & { image?: ImageValue };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Empty, or the 0 of a number that is not there. */
const isUnset = (value: unknown) => isEmpty(value) || value === 0;

/** A form value as the text of a multipart part. Only null, undefined and '' are empty: 0 is the number of Head. */
function toText(field: Field, value: unknown): string {
  if (isEmpty(value)) return isEmpty(field.fallback) ? '' : String(field.fallback);
  if (isList(field)) return JSON.stringify(value);
  if (field.kind === 'date') return new Date(value as string).toISOString();
  return String(value);
}

/** The file picked in an image input; undefined when the stored image is kept. */
export const pickedFile = (value: ImageValue): File | undefined =>
  typeof value === 'object' && value !== null ? value.rawFile : undefined;

/**
 * The multipart body of a create or update call with the exact part names of product.md section 7. A field that the
 * specification omits from a create call is sent there only when filled in; an English text, which no specified call has,
 * only when it is filled in now or was in `before`. An unchanged image is not sent.
 */
export function toMultipart(
  resource: FormResource,
  values: FormValues,
  id?: string | number,
  before: Record<string, unknown> = {},
): FormData {
  const form = new FormData();
  if (id !== undefined) for (const part of resource.idParts) form.append(part, String(id));
  // The version that the form is based on: a record changed since then must not be overwritten silently.
  if (id !== undefined && !isEmpty(values.version)) form.append(versionPart, String(values.version));
  for (const [name, field] of Object.entries(resource.fields)) {
    const isOptional = field.isAddition
      ? isUnset(before[name])
      : id === undefined && field.onCreate === 'filled';
    if (isOptional && (field.isAddition ? isUnset : isEmpty)(values[name])) continue;
    form.append(partOf(name), toText(field, values[name]));
  }
  const file = pickedFile(values.image);
  if (file) form.append(resource.imagePart, file, file.name);
  return form;
}
