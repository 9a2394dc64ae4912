import type { FastifySchemaValidationError } from 'fastify';
import type { LocalizedText } from '../../contract/languages';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';

/** Schema errors by field, under the names the caller sent (ours are camelCase already). */
export function fieldErrorsOf(errors: readonly FastifySchemaValidationError[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    for (const name of namesOf(error)) fields[name] ??= [messageOf(error)];
  }
  return fields;
}

function namesOf({ keyword, instancePath, params }: FastifySchemaValidationError): string[] {
  const { requiredProperties, missingProperty } = params as Record<string, unknown>;
  if (keyword === 'required') {
    return Array.isArray(requiredProperties) ? requiredProperties : [String(missingProperty)];
  }
  const name = instancePath.split('/')[1];
  return name ? [name[0]?.toLowerCase() + name.slice(1)] : [];
}

function messageOf({ keyword, params }: FastifySchemaValidationError): LocalizedText {
  const limit = Number((params as { limit?: unknown }).limit);
  switch (keyword) {
    case 'required':
      return common.required;
    case 'maxLength':
      return common.tooLong(limit);
    case 'minLength':
      return limit === 1 ? common.required : common.tooShort(limit);
    case 'minimum':
      return common.atLeast(limit);
    case 'maximum':
      return common.atMost(limit);
    default:
      return common.wrongValue;
  }
}
