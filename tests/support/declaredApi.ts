import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { TSchema } from 'typebox';
import type { Call } from '../../contract/calls/call';
import { everyCall } from '../../contract/calls/every';

/** A schema as plain JSON Schema. */
interface Plain {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Plain[];
  items?: Plain;
  properties?: Record<string, Plain>;
  required?: string[];
  minimum?: number;
}

/** The id of every record. */
export const exampleId = '11111111-1111-4111-8111-111111111111';

/** Values of names that determine more than the schema does. */
const texts: ReadonlyArray<[RegExp, string]> = [
  [/^id$|Id$/, exampleId],
  [/^day$/, '2026-11-20'],
  [/^(months|since)$/, '2026-11'],
  [/^(at|from|to)$|At$|[dD]ate$/, '2026-11-20T10:00:00.000Z'],
  [/^currency$/, 'VND'],
  [/^role$/, 'User'],
  [/^reasonKind$/, 'mistake'],
  [/^scene$/, 'match'],
  [/^drawing$/, 'desktop'],
  [/Url$/, '/images/example.webp'],
];

/** The simplest value of a schema: one row in each list, no optional fields, null where allowed. */
function exampleOf(schema: Plain, name = ''): unknown {
  const { type, format, const: only, enum: words, anyOf, items, properties, required = [], minimum } = schema;
  if (only !== undefined) return only;
  const named = texts.find(([pattern]) => pattern.test(name))?.[1];
  if (words) return words.includes(named) ? named : words[0];
  if (anyOf?.some((one) => one.type === 'null')) return null;
  if (anyOf?.[0]) return exampleOf(anyOf[0], name);
  if (type === 'array') return items ? [exampleOf(items, name)] : [];
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, exampleOf(properties?.[key] ?? {}, key)]));
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'boolean') return true;
  if (type !== 'string') return null;
  if (format === 'date-time') return '2026-11-20T10:00:00.000Z';
  if (format === 'date') return '2026-11-20';
  return named ?? 'text';
}

/** How a call fails: with a refusal, or with no response at all. */
export type Trouble = 'refused' | 'silent';

const pattern = ({ path }: Call) =>
  new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** An API that responds to every declared call with the simplest body that its declaration allows. */
export function declaredApi() {
  // Paths with more fixed parts are matched first.
  const calls = everyCall()
    .map((call) => ({ call, name: `${call.method} ${call.path}`, pattern: pattern(call) }))
    .sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length);
  const sent: string[] = [];
  const troubles = new Map<string, Trouble>();
  const edits = new Map<string, (body: unknown) => unknown>();
  const respond = async (name: string, { response }: Call) => {
    const trouble = troubles.get(name);
    if (trouble === 'silent') return new Promise<never>(() => undefined);
    if (trouble === 'refused') return HttpResponse.json({ message: 'Later.' }, { status: 503 });
    const schema = (response[200] ?? response[201]) as (TSchema & Plain) | undefined;
    if (!schema) return new HttpResponse(null, { status: 204 });
    const example = exampleOf(schema);
    const body = edits.get(name)?.(example) ?? example;
    const headers: Record<string, string> = Array.isArray(body)
      ? { 'content-range': `rows 0-0/${body.length}` }
      : {};
    return HttpResponse.json(body as object, { headers });
  };
  const server = setupServer(
    http.all('*/api/*', ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^.*\/api\//, '');
      const found = calls.find((one) => one.call.method === request.method && one.pattern.test(path));
      sent.push(found?.name ?? `${request.method} ${path}`);
      return found
        ? respond(found.name, found.call)
        : HttpResponse.json({ message: 'Unknown.' }, { status: 404 });
    }),
  );
  return {
    server,
    sent,
    troubles,
    /** Changes the body of a call, such as 'GET admin/cases/:id', before it is sent. */
    edits,
  };
}
