import type { SvgIconComponent } from '@mui/icons-material';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { SelectInput } from 'react-admin';
import type { Field, Fields } from '../../../contract/fields';
import type { Language } from '../../../contract/languages';
import { type FormResource, type RestResource, shownFields } from '../../../contract/resource';
import type { ResourceDefinition, ResourceTexts } from '../definition/resourceDefinition';
import { choicesOf } from '../inputs/ChoiceInput';
import { Group } from '../inputs/Group';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { WindowInputs } from '../inputs/WindowInputs';
import { ImageColumn } from '../list/columns';
import { fieldColumn } from './fieldColumn';
import { fieldInput } from './fieldInput';

type Contract = FormResource | RestResource;
type Name<N extends Contract> = keyof N['fields'] & string;
type Counted<N extends Contract> = keyof NonNullable<N['counted']> & string;
type ChoiceName<N extends Contract> = {
  [K in Name<N>]: N['fields'][K]['kind'] extends 'choice' ? K : never;
}[Name<N>];
type ChoiceLabel<N extends Contract> = {
  [K in ChoiceName<N>]: N['fields'][K] extends { labels: readonly (infer L extends string)[] } ? L : never;
}[ChoiceName<N>];

/** One line of a form: a field, several side by side, a group of them, the picture, the window, or a node of its own. */
type FormLine<N extends Contract> =
  | 'image'
  | 'window'
  | Name<N>
  | readonly Name<N>[]
  | { group: string; of: readonly Name<N>[] }
  | ReactElement;

/** What a resource is called in one language; a field without a label does not compile. */
export type Texts<N extends Contract> = Omit<ResourceTexts, 'fields' | 'choices'> & {
  labels: Record<Name<N> | Counted<N>, string>;
  /** Words of a resource's own: the title of its status dialog. */
  more?: Record<string, string>;
  /** Labels of the resource's own choices. */
  choices?: Record<ChoiceLabel<N>, string>;
};

interface Spec<N extends Contract>
  extends Omit<
    ResourceDefinition,
    'name' | 'columns' | 'hiddenColumns' | 'filters' | 'inputs' | 'texts' | 'compared' | 'fields'
  > {
  icon: SvgIconComponent;
  /** Fields in the order of the table; a node stands for itself. */
  columns: ReadonlyArray<'image' | Name<N> | Counted<N> | ReactElement>;
  hidden?: readonly Name<N>[];
  filters?: ReadonlyArray<ChoiceName<N> | ReactElement>;
  /** Where the labels of each choice stand: a list of `admin.enum`, or 'own' for the texts below. */
  labels?: Record<ChoiceName<N>, string>;
  form: readonly FormLine<N>[];
  /** Puts the form beside or around something. */
  frame?: (form: ReactNode) => ReactElement;
  texts: Record<Language, Texts<N>>;
}

/**
 * A resource of the back office from its contract: columns, inputs and rules come from the fields, and each field has its
 * label in both languages or the file does not compile.
 */
export function defineResource<const N extends Contract>(
  resource: N,
  spec: Spec<NoInfer<N>>,
): ResourceDefinition {
  const { columns, hidden, filters = [], labels, form, frame, texts, ...rest } = spec;
  const fields: Fields = shownFields(resource);
  const labelsOf = (name: string): string => {
    const list = (labels as Record<string, string> | undefined)?.[name];
    return !list || list === 'own' ? `resources.${resource.name}.choices` : list;
  };
  const fieldOf = (name: string): Field => {
    const field = fields[name];
    if (!field) throw new Error(`${resource.name} has no field "${name}".`);
    return field;
  };
  const heading = columns.find((column) => typeof column === 'string' && column !== 'image');
  const column = (name: ReadonlyArray<string | ReactElement>[number]) => {
    if (typeof name !== 'string') return name;
    if (name === 'image') return <ImageColumn key="image" />;
    return fieldColumn({ name, field: fieldOf(name), labels: labelsOf(name), isHeading: name === heading });
  };
  const input = (name: string) => fieldInput(name, fieldOf(name), labelsOf(name));
  return {
    ...rest,
    name: resource.name,
    fields: resource.fields,
    columns: columns.map(column),
    hiddenColumns: hidden && [...hidden],
    filters: filters.map((filter) =>
      typeof filter === 'string' ? choiceFilter(filter, fieldOf(filter), labelsOf(filter)) : filter,
    ),
    inputs: (mode) => {
      const lines = form.map((line) => formLine(resource, line as FormLine<Contract>, mode, input));
      return frame ? frame(lines) : lines;
    },
    texts: { vi: textsOf(resource, texts.vi, 'vi'), en: textsOf(resource, texts.en, 'en') },
  };
}

function formLine(
  resource: Contract,
  line: FormLine<Contract>,
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

const isOptional = (resource: Contract): boolean => 'picture' in resource && resource.picture === 'optional';

function choiceFilter(name: string, field: Field, labels: string): ReactElement {
  if (field.kind !== 'choice') throw new Error(`"${name}" is no choice to filter by.`);
  return <SelectInput key={name} source={name} choices={choicesOf(labels, field.labels)} alwaysOn />;
}

/** The texts as react-admin looks them up: a label by its field, and the window's messages beside them. */
function textsOf({ window }: Contract, texts: Texts<Contract>, language: Language): ResourceTexts {
  const { labels, more, ...rest } = texts;
  const messages = window && {
    [`${window.start}Past`]: window.past[language],
    [`${window.end}Order`]: window.order[language],
  };
  return { ...rest, fields: { ...labels, ...messages, ...more } };
}
