import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type Field, type Fields, isEnglish } from '../../../../contract/fields';
import { englishName } from '../../../../contract/localized';
import { Group } from '../../ui/inputs/Group';
import { PictureInput } from '../../ui/inputs/PictureInput';
import { Row } from '../../ui/inputs/Row';
import { WindowInputs } from '../../ui/inputs/WindowInputs';
import { isLongText } from './fieldInput';
import { publicationOf } from './publicationOf';
import type { Contract, FormLine, TableColumn } from './resourceSpec';

export type Line = FormLine<Contract>;
export type Column = TableColumn<Contract>;

const hasPicture = (resource: Contract): boolean => 'imagePart' in resource || resource.picture !== undefined;
const isOptional = (resource: Contract): boolean => 'picture' in resource && resource.picture === 'optional';

const dates = ({ window }: Contract): string[] => (window ? [window.start, window.end] : []);

/** The default form: every field in the contract's order, with a window's two dates together at the end. */
const defaultForm = (resource: Contract): Line[] => [...(hasPicture(resource) ? ['image'] : []), 'others'];
/** The default table: the picture and every field except long texts. */
const defaultColumns = (resource: Contract): Column[] => [
  ...(hasPicture(resource) ? ['image'] : []),
  'others',
];

/** Whether a line has several fields side by side. */
const isRow = (line: Exclude<Line, string>): line is readonly string[] => Array.isArray(line);

/** The fields that a line or column contains. */
export function placedBy(resource: Contract, line: Line | Column): readonly string[] {
  if (isValidElement(line)) return [];
  if (line === 'window') return dates(resource);
  if (typeof line === 'string') return [line];
  if ('field' in line) return [line.field];
  return isRow(line) ? line : line.of;
}

/**
 * The lines of a form; 'others' expands to the fields that are neither in a line nor left out. A localized text has its
 * English input after it, unless that one has a place itself.
 */
export function formOf(
  resource: Contract,
  lines: readonly Line[] = defaultForm(resource),
  leftOut: readonly string[] = [],
): Line[] {
  const placed = [...lines.flatMap((line) => placedBy(resource, line)), ...leftOut];
  const window = dates(resource).some((name) => !placed.includes(name)) ? ['window'] : [];
  const isElsewhere = (name: string) => placed.includes(name) || dates(resource).includes(name);
  const others = Object.entries<Field>(resource.fields).flatMap(([name, field]) =>
    isElsewhere(name) || isEnglish(field) ? [] : [name],
  );
  const bothOf = (name: string) => {
    const english = englishName(name);
    return english in resource.fields && !placed.includes(english) ? [name, english] : [name];
  };
  return lines.flatMap((line): Line[] => {
    if (isValidElement(line)) return [line];
    if (line === 'others') return [...others.flatMap(bothOf), ...window];
    if (typeof line === 'string') return bothOf(line);
    if ('field' in line) return [line, ...bothOf(line.field).slice(1)];
    return isRow(line) ? [line.flatMap(bothOf)] : [{ ...line, of: line.of.flatMap(bothOf) }];
  });
}

/** The columns of a table; 'others' expands to the fields, except long texts, that are neither in a column nor left out. */
export function columnsOf(
  resource: Contract,
  columns: readonly Column[] = defaultColumns(resource),
  leftOut: readonly string[] = [],
): Column[] {
  const placed = [...columns.flatMap((column) => placedBy(resource, column)), ...leftOut];
  const others = Object.entries(resource.fields).flatMap(([name, field]) =>
    placed.includes(name) || isLongText(field) || isEnglish(field) ? [] : [name],
  );
  return columns.flatMap((column) => (column === 'others' ? others : [column]));
}

/** Fields side by side on the page of a record, perhaps in a group. */
export interface Details {
  group?: string;
  of: readonly string[];
}

/** Every field in the lines of the form, then those that it has not, such as what the server counts; without `apart`. */
export function detailsOf(
  resource: Contract,
  lines: readonly Line[],
  apart: ReadonlyArray<string | undefined>,
): Details[] {
  const placed = lines.flatMap((line) => placedBy(resource, line));
  const others = Object.keys({ ...resource.fields, ...resource.counted });
  return [
    ...lines.map((line) => ({
      ...(typeof line === 'object' && 'group' in line && { group: line.group }),
      of: placedBy(resource, line),
    })),
    { of: others.filter((name) => !placed.includes(name)) },
  ]
    .map(({ of, ...rest }) => ({
      ...rest,
      of: of.filter((name) => name !== 'image' && !apart.includes(name)),
    }))
    .filter(({ of }) => of.length > 0);
}

/** The field that says whether players see a record. */
export const stateOf = (resource: Contract): string | undefined => {
  if ('toggle' in resource && resource.toggle) return resource.toggle.field;
  return publicationOf(resource) ? 'status' : undefined;
};

/** One line of a form as react-admin inputs. */
export function formLine(
  resource: Contract,
  line: Line,
  mode: 'create' | 'edit',
  input: (name: string) => ReactElement,
): ReactNode {
  if (isValidElement(line)) return line;
  if (line === 'image') return <PictureInput key="image" mode={mode} optional={isOptional(resource)} />;
  if (line === 'window' && resource.window) {
    const { start, end, past } = resource.window;
    const fields: Fields = resource.fields;
    const isRequired = fields[start]?.required ?? false;
    return <WindowInputs key="window" start={start} end={end} isRequired={isRequired} mayBePast={!past} />;
  }
  if (line === 'window') return undefined;
  if (typeof line === 'string') return input(line);
  if ('field' in line) return cloneElement(line.as, { key: line.field });
  if (isRow(line)) return <Row key={line.join()}>{line.map(input)}</Row>;
  return (
    <Group key={line.group} label={`resources.${resource.name}.groups.${line.group}`}>
      {line.of.map(input)}
    </Group>
  );
}
