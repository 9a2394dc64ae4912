import type { Call } from '../../../contract/calls/call';
import type { ErrorBody } from '../../../contract/errors';
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

/** What of a refusal its call does not declare. */
function undeclared(call: Call, status: number, body: Partial<ErrorBody>): string[] {
  const { message: _, errors = {}, ...details } = body;
  return [
    // A cell of a record's rows is named by its place: `milestones.0.spend`.
    ...Object.keys(errors).filter((field) => !mayName(call, status)(field.replace(/\.\d+\.\w+$/, ''))),
    ...Object.keys(details).filter((name) => !call.details?.some((known) => known === name)),
  ];
}

/** Fails every refusal that says what its call does not declare (contract/calls): clients would not know it. */
export function refuseUndeclared(app: App): void {
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { statusCode } = reply;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    const { declared } = routeOptions.config ?? {};
    // A gateway reads the status and its own form of words.
    if (
      !declared ||
      declared.raw === 'gateway' ||
      statusCode < 400 ||
      statusCode >= 500 ||
      typeof payload !== 'string'
    )
      return;
    const strange = undeclared(declared, statusCode, JSON.parse(payload));
    if (strange.length === 0) return;
    // Else the status of the refusal stays, and a test that looks at nothing else passes.
    reply.status(500);
    throw new Error(
      `${declared.method} ${declared.path}: a ${statusCode} says ${strange.join(', ')}, undeclared`,
    );
  });
}
