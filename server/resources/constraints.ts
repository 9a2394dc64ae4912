import type { RestResource } from '../../contract/resource';
import { thrown } from '../platform/thrown';

/** Codes of PostgreSQL: unique, exclusion and foreign key violations. */
const codes = ['23505', '23P01', '23503'];

/** The resource's message for a write that a constraint of its table refused; undefined for any other error. */
export function refusedBy({ constraints = {} }: RestResource, error: unknown) {
  const { code, constraint } = thrown(error);
  return codes.includes(code) && Object.hasOwn(constraints, constraint) ? constraints[constraint] : undefined;
}
