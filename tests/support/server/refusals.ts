import type { Call } from '../../../contract/calls/call';
import { isPermission } from '../../../contract/permissions';
import type { App } from '../../../server/http/types';

interface Schema {
  properties?: object;
  anyOf?: Schema[];
  allOf?: Schema[];
}
const fieldsIn = ({ properties = {}, anyOf = [], allOf = [] }: Schema): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(fieldsIn),
];

/** The fields that a refusal of a call may name: what was sent, and what the call declares. */
function mayName(
  { refuses = {}, params, query, body, form, access }: Call,
  status: number,
): (field: string) => boolean {
  const sent = [params, query, body].flatMap((schema) => (schema ? fieldsIn(schema as Schema) : []));
  // Parts of a form are named by the fields of the resource, filters by the fields that they compare.
  const isFree = status === 400 && (form !== undefined || sent.includes('filter'));
  const named = new Set([
    ...(status === 400 ? sent : []),
    ...(refuses[status as keyof typeof refuses] ?? []),
    ...(status === 403 && isPermission(access) ? ['stepUp'] : []),
    ...(status === 403 && access !== 'guest' ? ['secondFactor'] : []),
  ]);
  return (field) => isFree || named.has(field) || named.has(field.charAt(0).toUpperCase() + field.slice(1));
}

/** Fails every response that names a field which its call does not declare (contract/calls): clients would not know it. */
export function refuseUndeclared(app: App): void {
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { statusCode } = reply;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    const { declared } = routeOptions.config ?? {};
    if (!declared || statusCode < 400 || statusCode >= 500 || typeof payload !== 'string') return;
    const { errors = {} } = JSON.parse(payload) as { errors?: object };
    const strange = Object.keys(errors).filter((field) => !mayName(declared, statusCode)(field));
    if (strange.length > 0)
      throw new Error(
        `${declared.method} ${declared.path}: a ${statusCode} names ${strange.join(', ')}, undeclared`,
      );
  });
}
