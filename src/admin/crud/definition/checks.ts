import { isValidElement, type ReactElement } from 'react';
import { type Field, type Fields, isEnglish } from '../../../../contract/fields';
import { shownFields } from '../../../../contract/resource';
import { partsOf } from '../../../dataProvider/filter';
import { type Column, type Line, placedBy } from './formLines';
import type { ResourceDefinition } from './resourceDefinition';
import type { Contract } from './resourceSpec';

// Mistakes in a definition that the compiler cannot find; they stop the back office, and any test of it, at its start.

/** Throws when a field refers to a resource that there is not. */
export function checkReferences(resources: ReadonlyArray<Pick<ResourceDefinition, 'name' | 'fields'>>): void {
  const names = new Set(resources.map(({ name }) => name));
  for (const { name, fields = {} } of resources)
    for (const [field, declared] of Object.entries(fields))
      if ('to' in declared && !names.has(declared.to))
        throw new Error(`${name}.${field} refers to "${declared.to}", which is no resource.`);
}

/** Throws when a form names a group without a heading. */
export function checkGroups({ name }: Contract, form: readonly Line[], headings: object): void {
  for (const line of form) {
    if (typeof line !== 'object' || !('group' in line)) continue;
    if (!(line.group in headings)) throw new Error(`${name} has no heading for the group "${line.group}".`);
  }
}

type Filters = ReadonlyArray<string | ReactElement>;

type Places = Readonly<Record<'columns' | 'form', ReadonlyArray<Line | Column> | undefined>>;

/** Throws when a form or table has a field twice, or in its place the node of another one. */
export function checkPlaces(resource: Contract, { columns = [], form = [] }: Places): void {
  checkPlacesIn(resource, 'columns', columns);
  checkPlacesIn(resource, 'form', form);
}

function checkPlacesIn(resource: Contract, where: keyof Places, lines: ReadonlyArray<Line | Column>): void {
  const placed = lines.flatMap((line) => placedBy(resource, line));
  const [twice] = placed.filter((name, index) => placed.indexOf(name) !== index);
  if (twice) throw new Error(`${resource.name} has "${twice}" twice in "${where}".`);
  for (const line of lines) {
    if (typeof line !== 'object' || !('field' in line)) continue;
    const { source = line.field } = line.as.props as { source?: string };
    if (source !== line.field)
      throw new Error(
        `${resource.name} has a node of "${source}" in place of "${line.field}" in "${where}".`,
      );
  }
}

/** The fields by which a list can be filtered. */
function filterable(resource: Contract): Fields {
  if ('paths' in resource) return shownFields(resource);
  const time: Field = { kind: 'date', required: false, onCreate: 'never' };
  return {
    ...resource.fields,
    ...resource.readOnly,
    ...(resource.publication && resource.counted),
    createdAt: time,
    updatedAt: time,
  };
}

/** The fields that a list can be filtered by with one word. */
export const wordsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => ['choice', 'reference'].includes(fields[name]?.kind ?? ''));

/** Throws for a filter that the list would refuse or that has no label. */
export function checkFilters(resource: Contract, filters: Filters, labels: object): void {
  const { name } = resource;
  const fields = filterable(resource);
  for (const filter of filters) {
    if (!isValidElement<{ source?: string; label?: unknown }>(filter)) continue;
    const { source = '', label } = filter.props;
    const { column, bound } = partsOf(source);
    const field = Object.hasOwn(fields, column) ? fields[column] : undefined;
    const isBoundOfReference = field?.kind === 'reference' && bound !== undefined && bound !== 'neq';
    if ((!field && column !== 'id') || isBoundOfReference) {
      const known = Object.keys(fields).join(', ');
      throw new Error(
        `${name} cannot be filtered by "${source}": the source of a filter is a field (${known}), alone or with _gte, _lte or _neq.`,
      );
    }
    const isLabelled = label !== undefined || (field && isEnglish(field));
    if (!isLabelled && !(source in labels))
      throw new Error(`${name} has no label for its filter "${source}".`);
  }
}
