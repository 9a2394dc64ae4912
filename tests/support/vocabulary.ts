import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The vocabulary of schema.org as it publishes it: a statement in each line.
const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@vocabulary/schema'));
const statement = /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)> </;

/** What statements say of each name, by the predicate. */
const facts = new Map<string, Map<string, string[]>>();
for (const line of readFileSync(join(folder, 'schema.nq'), 'utf8').split('\n')) {
  const [, subject = '', predicate = '', object = ''] = statement.exec(line) ?? [];
  const known = facts.get(subject) ?? new Map<string, string[]>();
  facts.set(subject, known.set(predicate, [...(known.get(predicate) ?? []), object]));
}
const of = (name: string, predicate: string): string[] => facts.get(name)?.get(predicate) ?? [];

const withParents = (type: string): string[] => [type, ...of(type, 'subClassOf').flatMap(withParents)];
const literals = ['Text', 'URL', 'Number', 'Integer', 'Boolean'];
const days = ['Date', 'DateTime'];
const isDay = (value: unknown) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(String(value));
const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function wrongValue(property: string, value: unknown): string[] {
  const ranges = of(property, 'rangeIncludes');
  const fits = (types: readonly string[]) => types.some((type) => ranges.includes(type));
  if (isNode(value)) {
    const type = String(value['@type']);
    return [...(fits(withParents(type)) ? [] : [`${property} is no ${type}`]), ...vocabularyProblems(value)];
  }
  const [, member] = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value)) ?? [];
  if (member) return fits(of(member, 'type').flatMap(withParents)) ? [] : [`${property} is no ${member}`];
  if (fits(days)) return isDay(value) ? [] : [`${property} is no day: ${String(value)}`];
  // An address may stand for the thing that is there.
  return fits(literals) || isUrl(value) ? [] : [`${property} is no text: ${String(value)}`];
}

/** What schema.org does not know of a thing: its types, properties, what these are of, and their values. */
export function vocabularyProblems(node: Node): string[] {
  const type = String(node['@type']);
  if (!of(type, 'type').includes('Class')) return [`no type ${type}`];
  const types = withParents(type);
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    if (!of(property, 'domainIncludes').some((domain) => types.includes(domain)))
      return [`${type} has no ${property}`];
    return [value].flat().flatMap((one) => wrongValue(property, one));
  });
}
