import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { fieldErrorsOf } from '../http/validation';
import { invalid } from '../platform/errors';
import { catalogMessages } from '../platform/messages/catalog';

const below = { levelNumber: catalogMessages.levelNumber, experienceRequired: catalogMessages.experience };

/** Throws a level's schema errors with the messages of product.md section 5. */
export function levelErrors({ validationError }: FastifyRequest): void {
  if (!validationError) return;
  const errors = (validationError.validation ?? []) as FastifySchemaValidationError[];
  const fields = fieldErrorsOf(errors);
  for (const { keyword, instancePath } of errors) {
    const name = instancePath.slice(1) as keyof typeof below;
    if (keyword === 'minimum' && below[name]) fields[name] = [below[name]];
  }
  throw invalid(fields);
}
