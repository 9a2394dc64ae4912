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

/** The fields that a refusal of a call may name: those sent, and those the call declares. */
function mayName(
  { refuses = {}, params, query, body, form, access }: Call,
  status: number,
): (field: string) => boolean {
  const sent = [params, query, body].flatMap((schema) => (schema ? fieldsIn(schema as Schema) : []));
  // The parts of a form are named after the resource's fields, and filters after the fields that they compare.
  const isFree = status === 400 && (form !== undefined || sent.includes('filter'));
  const named = new Set([
    ...(status === 400 ? sent : []),
    ...(refuses[status as keyof typeof refuses] ?? []),
    ...(status === 403 && isPermission(access) ? ['stepUp'] : []),
    ...(status === 403 && access !== 'guest' ? ['secondFactor'] : []),
  ]);
  return (field) => isFree || named.has(field) || named.has(field.charAt(0).toUpperCase() + field.slice(1));
}

/** The parts of a refusal that its call does not declare. */
function undeclared(call: Call, status: number, body: Partial<ErrorBody>): string[] {
  const { message: _, errors = {}, ...details } = body;
  return [
    // A cell of a record's rows is named by its place: `milestones.0.spend`.
    ...Object.keys(errors).filter((field) => !mayName(call, status)(field.replace(/\.\d+\.\w+$/, ''))),
    ...Object.keys(details).filter((name) => !call.details?.some((known) => known === name)),
  ];
}

/** Fails every refusal with something that its call does not declare (contract/calls): clients would not know it. */
export function refuseUndeclared(app: App): void {
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { statusCode } = reply;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return;
    const { declared } = routeOptions.config ?? {};
    // A gateway reads the status and its own format.
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
    // Otherwise the refusal's status would stay, and a test that checks nothing else would pass.
    reply.status(500);
    throw new Error(
      `${declared.method} ${declared.path}: a ${statusCode} says ${strange.join(', ')}, undeclared`,
    );
  });
}
