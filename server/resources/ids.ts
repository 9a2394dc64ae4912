import type { ReferencesField } from '../../contract/fields';
import { isId } from '../platform/ids';
import { catalogMessages } from '../platform/messages/catalog';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';

function idsIn(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && isId(one))
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the ids of a field from JSON, each once; whether their records exist is for `holdReferences` to say. */
export function parseIds(
  name: string,
  field: ReferencesField,
  text: string,
): { value: string[]; errors: FieldErrors } {
  const ids = idsIn(text);
  const value = [...new Set(ids)];
  if (!ids) return { value, errors: { [name]: [common.wrongValue] } };
  if (value.length > field.most) return { value, errors: { [name]: [catalogMessages.idsMost(field.most)] } };
  if (value.length === 0 && field.required) return { value, errors: { [name]: [catalogMessages.required] } };
  return { value, errors: {} };
}
