import { cloneElement, isValidElement, type ReactElement } from 'react';
import { type RaRecord, SelectInput } from 'react-admin';
import { type Field, type Fields, vietnameseOf } from '../../../../contract/fields';
import type { LocalizedText } from '../../../../contract/languages';
import { englishName } from '../../../../contract/localized';
import { isLive, isScheduled, publicationFields } from '../../../../contract/publication';
import { shownFields, titleField } from '../../../../contract/resource';
import type { PairsOf, TextPair } from '../../../../contract/texts';
import { choicesOf } from '../../ui/inputs/ChoiceInput';
import { RecordInput } from '../../ui/inputs/RecordInput';
import { ImageColumn } from '../list/columns';
import { checkFilters, checkGroups, checkPlaces, wordsOf } from './checks';
import { fieldColumn } from './fieldColumn';
import { fieldInput } from './fieldInput';
import { type Column, columnsOf, detailsOf, formLine, formOf, type Line, stateOf } from './formLines';
import { ourColumn } from './ourColumn';
import { publicationOf } from './publicationOf';
import type { DetailLine, ResourceDefinition, ResourceTexts, StatusDialogSpec } from './resourceDefinition';
import type {
  Contract,
  Entered,
  FormLine,
  Places,
  SharedLists,
  Shown,
  Spec,
  TableColumn,
  Texts,
} from './resourceSpec';

/**
 * Defines a resource of the back office from its contract: columns, inputs and rules come from the fields, and a field
 * without a label in both languages does not compile.
 */
export function defineResource<
  const N extends Contract,
  const S extends SharedLists<N> = Record<never, never>,
  const C extends TableColumn<N> = TableColumn<N>,
  const F extends FormLine<N> = FormLine<N>,
  const NotShown extends Shown<N> = never,
  const NotEntered extends Entered<N> = never,
>(
  resource: N,
  spec: Spec<NoInfer<N>, S> & Places<NoInfer<N>, C, F, NotShown, NotEntered>,
): ResourceDefinition {
  const { columns, notInTable, form, notInForm, ...others } = spec;
  const { hidden, filters = [], labels, around, texts, status, balance, ...rest } = others;
  const fieldOf = fieldsOf(resource);
  const labelsOf = choiceLabels(resource, labels, texts.choices);
  const [ownColumns, ownForm] = [
    columns as readonly Column[] | undefined,
    form as readonly Line[] | undefined,
  ];
  checkPlaces(resource, { columns: ownColumns, form: ownForm });
  checkFilters(resource, filters, texts.labels);
  const shown = columnsOf(resource, ownColumns, notInTable);
  const heading = headingOf(shown);
  const column = columnMaker(resource, heading, labelsOf);
  const helpOf = (name: string) => texts.help?.[name] && `resources.${resource.name}.help.${name}`;
  const input = (name: string) => fieldInput(name, fieldOf(name), labelsOf(name), helpOf(name));
  const lines = formOf(resource, ownForm, notInForm);
  checkGroups(resource, lines, texts.groups ?? {});
  const isPagedByServer = !('paths' in resource);
  return {
    sort: isPagedByServer ? { field: 'id', order: 'DESC' } : undefined,
    deleting: publicationOf(resource) ? deletingPublished : undefined,
    ...rest,
    name: resource.name,
    access: resource.access,
    isPagedByServer,
    fields: resource.fields,
    contract: resource,
    columns: shown.map((name) => column(name)),
    details: pageLines(resource, lines, (name) => column(ownColumn(shown, name) ?? name, true)),
    stateField: stateOf(resource),
    columnOf: (name) => column(ownColumn(shown, name) ?? name, resource.fields[name]?.kind === 'rows'),
    hiddenColumns: hidden && [...hidden],
    filters: filters.map((filter) =>
      typeof filter === 'string' ? filterInput(resource, filter, labelsOf(filter)) : filter,
    ),
    ...(balance && { balance: { ...balance, fields: numbersOf(resource) } }),
    status: status && statusOf(resource, status),
    inputs: (mode) => {
      const inputs = lines.map((line) => formLine(resource, line, mode, input));
      return around ? around(inputs) : inputs;
    },
    texts: textsOf(resource, texts),
  };
}

/** The translation key prefix of a field's choices: of the shared list, or the resource's own. */
const choiceLabels =
  (resource: Contract, shared: object | undefined, own: object = {}) =>
  (name: string): string => {
    // Words without labels are shown as they are, such as currencies.
    if (resource.fields[name]?.kind === 'word' && !(name in own)) return '';
    if (publicationOf(resource) && name in publicationFields) return name;
    return (
      (shared as Record<string, string> | undefined)?.[name] ?? `resources.${resource.name}.choices.${name}`
    );
  };

/** The field that names a record: the first of the table, unless the resource's own node is its heading. */
function headingOf(columns: readonly Column[]): Column | undefined {
  const isOwn = columns.some(
    (column) =>
      typeof column === 'object' &&
      'field' in column &&
      (column.as.props as { card?: string }).card === 'heading',
  );
  return isOwn ? undefined : columns.find((column) => typeof column === 'string' && column !== 'image');
}

/** Makes the column of a field, or returns the resource's own node; `isWhole` is for a page of the whole record. */
function columnMaker(resource: Contract, heading: Column | undefined, labelsOf: (name: string) => string) {
  const fieldOf = fieldsOf(resource);
  return (name: Column, isWhole = false): ReactElement => {
    if (isValidElement(name)) return ourColumn(name);
    if (typeof name !== 'string') return cloneElement(ourColumn(name.as), { key: name.field });
    if (name === 'image') return <ImageColumn key="image" />;
    return fieldColumn({
      name,
      field: fieldOf(name),
      labels: labelsOf(name),
      isHeading: !isWhole && name === heading,
      // A page of the whole record shows both languages.
      isLocalized: !isWhole && englishName(name) in resource.fields,
      isWhole,
      window: resource.window?.end === name ? resource.window : undefined,
    });
  };
}

/** The lines of a record's page, whose heading has the state and the name; of two languages, the page shows both. */
function pageLines(
  resource: Contract,
  lines: readonly Line[],
  column: (name: string) => ReactElement,
): DetailLine[] {
  const title = titleField(resource);
  const onlyName = englishName(title) in resource.fields ? undefined : title;
  const inHeading = publicationOf(resource) ? Object.keys(publicationFields) : [stateOf(resource)];
  return detailsOf(resource, lines, [...inHeading, onlyName]).map(({ group, of }) => ({
    key: of.join(),
    ...(group && { heading: `resources.${resource.name}.groups.${group}` }),
    columns: of.map(column),
  }));
}

/** The node that a table shows for a field in place of its default column. */
const ownColumn = (columns: readonly Column[], name: string): Column | undefined =>
  columns.find((one) => typeof one === 'object' && 'field' in one && one.field === name);

/** The numbers that a form enters, except prices. */
const numbersOf = ({ fields }: Contract): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { kind }]) => kind === 'integer' || kind === 'decimal'),
  );

/** A resource's field by name. Throws when there is none. */
function fieldsOf(resource: Contract): (name: string) => Field {
  const fields: Fields = shownFields(resource);
  return (name) => {
    const field = fields[name];
    if (!field) throw new Error(`${resource.name} has no field "${name}".`);
    return field;
  };
}

function filterInput(contract: Contract, name: string, labels: string): ReactElement {
  const { name: of, fields } = contract;
  const field = shownFields(contract)[name];
  if (field?.kind === 'reference')
    return <RecordInput key={name} source={name} reference={field.to} alwaysOn />;
  if (field?.kind === 'choice')
    return <SelectInput key={name} source={name} choices={choicesOf(labels, field.labels)} alwaysOn />;
  const words = wordsOf(fields).join(', ') || 'none';
  throw new Error(
    `${of} cannot be filtered by the word "${name}". Choices and references may be words: ${words}. Any other filter is an input, such as <NumberInput source="${name}_gte" />.`,
  );
}

/** What deleting a published record ends. */
const deletingPublished = ({ status, schedule }: RaRecord): string | undefined => {
  if (isLive(status)) return 'admin.dialog.delete.live';
  return isScheduled(schedule) ? 'admin.dialog.delete.scheduled' : undefined;
};

/** The dialog that changes the contract's toggle. */
function statusOf(resource: Contract, { on, off }: { on: string; off: string }): StatusDialogSpec {
  if (!('toggle' in resource) || !resource.toggle) throw new Error(`${resource.name} has no toggle.`);
  const { field } = resource.toggle;
  return {
    title: `resources.${resource.name}.fields.changeStatus`,
    states: [
      { label: on, wanted: { [field]: true }, action: 'toggle' },
      { label: off, wanted: { [field]: false }, action: 'toggle' },
    ],
  };
}

/** The label for sorting by id: ids increase with time. */
const byAge: TextPair = ['thời điểm tạo', 'time of creation'];

/** The labels of what the server computes of a record that is published. */
const publicationLabels: Record<string, TextPair> = {
  status: ['Trạng thái', 'Status'],
  schedule: ['Lịch', 'Schedule'],
  scheduledAt: ['Thời điểm theo lịch', 'Scheduled for'],
  address: ['Địa chỉ', 'Address'],
};

/** The label of an English text. */
const inEnglish = ([vi, en]: TextPair): TextPair => [`${vi} (tiếng Anh)`, `${en} (English)`];

type AnyTexts = Omit<Texts<Contract>, 'choices' | 'changeStatus'> &
  Pick<PairsOf<ResourceTexts>, 'choices'> & { changeStatus?: TextPair };

const pairOf = ({ vi, en }: LocalizedText): TextPair => [vi, en];

/** The texts in react-admin's structure: labels by field, together with the window's messages. */
function textsOf(resource: Contract, texts: AnyTexts): PairsOf<ResourceTexts> {
  const { window } = resource;
  const { labels, changeStatus, ...rest } = texts;
  const english = Object.entries<Field>(resource.fields).flatMap(([name, field]) => {
    const label = labels[vietnameseOf(field) as keyof typeof labels];
    return label ? [[name, inEnglish(label)]] : [];
  });
  const messages = window && {
    ...(window.past && { [`${window.start}Past`]: pairOf(window.past) }),
    [`${window.end}Order`]: pairOf(window.order),
  };
  return {
    ...rest,
    fields: {
      id: byAge,
      ...(publicationOf(resource) && publicationLabels),
      ...Object.fromEntries(english),
      ...labels,
      ...messages,
      ...(changeStatus && { changeStatus }),
    },
  };
}
