import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Group } from '../inputs/Group';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { WindowInputs } from '../inputs/WindowInputs';
import { isLongText } from './fieldInput';
import type { Contract, FormLine } from './resourceSpec';

export type Line = FormLine<Contract>;

const hasPicture = (resource: Contract): boolean => 'imagePart' in resource || resource.picture !== undefined;
const isOptional = (resource: Contract): boolean => 'picture' in resource && resource.picture === 'optional';

/** The default form: every field in the contract's order, with the two dates of a window together at the end. */
export function defaultForm(resource: Contract): Line[] {
  const dates = resource.window ? [resource.window.start, resource.window.end] : [];
  const names = Object.keys(resource.fields).filter((name) => !dates.includes(name));
  return [...(hasPicture(resource) ? ['image'] : []), ...names, ...(resource.window ? ['window'] : [])];
}

/** The default table: the picture and every field but long texts. */
export function defaultColumns(resource: Contract): string[] {
  const names = Object.entries(resource.fields).filter(([, field]) => !isLongText(field));
  return [...(hasPicture(resource) ? ['image'] : []), ...names.map(([name]) => name)];
}

/** Throws when a form names a group without a heading in one of the languages. */
export function checkGroups(resource: Contract, form: readonly Line[], headings: object[]): void {
  for (const line of form) {
    if (typeof line !== 'object' || !('group' in line)) continue;
    if (headings.some((texts) => !(line.group in texts))) {
      throw new Error(`${resource.name} has no heading for the group "${line.group}" in both languages.`);
    }
  }
}

/** One line of a form as react-admin inputs. */
export function formLine(
  resource: Contract,
  line: Line,
  mode: 'create' | 'edit',
  input: (name: string) => ReactElement,
): ReactNode {
  if (isValidElement(line)) return line;
  if (line === 'image') return <PictureInput key="image" mode={mode} optional={isOptional(resource)} />;
  if (line === 'window') return resource.window && <WindowInputs key="window" {...resource.window} />;
  if (typeof line === 'string') return input(line);
  if ('group' in line) {
    return (
      <Group key={line.group} label={`resources.${resource.name}.groups.${line.group}`}>
        {line.of.map(input)}
      </Group>
    );
  }
  return <Row key={line.join()}>{(line as readonly string[]).map(input)}</Row>;
}
