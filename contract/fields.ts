import type { LocalizedText } from './languages';

/**
 * Definition of one field of a catalogue record: the database column, the JSON property, the multipart part and the
 * form input. Plain data on purpose: the server derives schemas from it and the client reads names and limits, so that
 * the schema library never reaches the browser.
 */
interface Common {
  /** A required field gets 'This field is required.' when it is missing or empty. */
  required: boolean;
  /**
   * 'filled' omits the part from a create call unless a value was given, as the specification does not list it there.
   */
  onCreate: 'always' | 'filled' | 'never';
  /** No specified call has it: its part is sent only when it is filled in, or was before. */
  isAddition?: true;
  /** The value stored when none is given. */
  fallback?: string | number | boolean | null;
}
/** What a text must look like unless it is empty; form and server check it. */
export interface TextForm {
  pattern: RegExp;
  /** What is wrong with one that does not. */
  message: LocalizedText;
  /** One that does, for tests. */
  sample: string;
}
export interface TextField extends Common {
  kind: 'text';
  /** Maximum length in characters. */
  max: number;
  form?: TextForm;
  /** The field that this one translates into English; see `localized`. */
  englishOf?: string;
}
/** A long text in Markdown, which only the server renders (server/content/markdown.ts). */
export interface MarkdownField extends Common {
  kind: 'markdown';
  /** Maximum length of the source in characters. */
  max: number;
  /** The field that this one translates into English; see `localized`. */
  englishOf?: string;
}
/** The last part of a record's address on the site; the server makes one that is left empty (server/resources/slugs.ts). */
export interface SlugField extends Common {
  kind: 'slug';
  /** The text of the same record from which an empty one is made. */
  from: string;
  /** The path of the records' pages, such as `/news`, which the form shows before it. */
  below: string;
  /** The field that this one translates into English; see `localized`. */
  englishOf?: string;
}
/** Where a link leads: a path of this site, https or mailto (contract/link.ts). */
export interface LinkField extends Common {
  kind: 'link';
  /** Maximum length in characters. */
  max: number;
  /** Only an https address will do. */
  isWeb?: true;
}
/** A file for players to download, uploaded beforehand (contract/files.ts): `<SHA-256>/<name>`, or empty. */
export interface FileField extends Common {
  kind: 'file';
}
interface Range {
  min: number;
  /** Maximum value; keeps every sum a safe integer. */
  max: number;
}
export interface NumberField extends Common, Range {
  kind: 'integer' | 'decimal';
}
/** Stored in the currency's minor unit and sent in its major unit. */
export interface MoneyField extends Common, Range {
  kind: 'money';
  /** The field of the same record that holds the currency. */
  currency: string;
}
export interface ChoiceField<L extends readonly string[] = readonly string[]> extends Common {
  kind: 'choice';
  /** Labels indexed by the number sent. */
  labels: L;
}
export interface WordField<W extends readonly string[] = readonly string[]> extends Common {
  kind: 'word';
  /** Required by the form although a call may omit it. */
  requiredInForm?: boolean;
  words: W;
}
export interface DateField extends Common {
  kind: 'date';
  /** Readers see the day alone; the time only orders those of one day. */
  isDay?: true;
}
/** The id of a record of another resource, which cannot be deleted while this one refers to it. */
export interface ReferenceField extends Common {
  kind: 'reference';
  /** The other resource's name. */
  to: string;
  /** The choice beside it, of the same record or row, without which the form does not show it. */
  when?: { field: string; is: number };
}
/** The ids of several records of another resource, none of which can be deleted while this one refers to it. */
export interface ReferencesField extends Common {
  kind: 'references';
  /** The other resource's name. */
  to: string;
  /** How many there may be. */
  most: number;
}
export interface FlagField extends Common {
  kind: 'flag';
  /** Fixed value of a new record; when absent the form decides. */
  createdAs?: boolean;
}
/** A field of one of a record's rows. */
type CellField = TextField | NumberField | ChoiceField | ReferenceField;
/** A few small records that belong to a record and are stored in it. Each has an id, by which other tables know it. */
export interface RowsField<
  C extends Readonly<Record<string, CellField>> = Readonly<Record<string, CellField>>,
> extends Common {
  kind: 'rows';
  cells: C;
  /** How many there may be. */
  most: number;
}
export type Field =
  | RowsField
  | TextField
  | MarkdownField
  | SlugField
  | LinkField
  | FileField
  | NumberField
  | MoneyField
  | ChoiceField
  | WordField
  | DateField
  | ReferenceField
  | ReferencesField
  | FlagField;
export type Fields = Readonly<Record<string, Field>>;

type Given<F extends Common> = Partial<Omit<F, 'kind' | 'labels' | 'words' | 'cells'>>;
const base = { required: true, onCreate: 'always' } as const;
const largest = 1_000_000_000;

export const text = (given: Given<TextField> = {}) =>
  ({ ...base, kind: 'text', max: 100, fallback: '', ...given }) as const satisfies TextField;
export const longText = (given: Given<TextField> = {}) => text({ max: 2000, ...given });
export const markdown = (given: Given<MarkdownField> = {}) =>
  ({ ...base, kind: 'markdown', max: 20_000, fallback: '', ...given }) as const satisfies MarkdownField;
/** An address that is made from the text `from` when it is left empty; `below` is the path of the records' pages. */
export const slug = (from: string, given: Omit<Given<SlugField>, 'from' | 'required'> = {}) =>
  ({
    ...base,
    kind: 'slug',
    required: false,
    fallback: '',
    below: '',
    ...given,
    from,
  }) as const satisfies SlugField;
export const link = (given: Given<LinkField> = {}) =>
  ({ ...base, kind: 'link', max: 500, fallback: '', ...given }) as const satisfies LinkField;

export const file = (given: Given<FileField> = {}) =>
  ({ ...base, kind: 'file', required: false, fallback: '', ...given }) as const satisfies FileField;

type Translatable = TextField | MarkdownField | SlugField;
type Localized<N extends string, F> = Record<N, F> & Record<`${N}En`, F & { englishOf: string }>;
/**
 * A text in two languages as two fields, to be spread among the others: Vietnamese under the name itself, English as
 * `<name>En`. The English one may be empty: English readers then get the Vietnamese one (contract/localized.ts). Instead
 * of the rules of a text it takes a whole field: Markdown, or an address, whose English one is made from the English
 * version of the text.
 */
export function localized<const N extends string, F extends Translatable>(name: N, field: F): Localized<N, F>;
export function localized<const N extends string>(
  name: N,
  given?: Given<TextField> & { kind?: never },
): Localized<N, ReturnType<typeof text>>;
export function localized(name: string, given: Translatable | Given<TextField> = {}): Fields {
  const field = 'kind' in given ? given : text(given);
  return {
    [name]: field,
    [`${name}En`]: {
      ...field,
      ...(field.kind === 'slug' && { from: `${field.from}En`, below: field.below && `/en${field.below}` }),
      required: false,
      onCreate: 'filled',
      isAddition: true,
      englishOf: name,
    },
  };
}
/** The field that another is the English version of; undefined for any other. */
export const vietnameseOf = (field: Field): string | undefined =>
  'englishOf' in field ? field.englishOf : undefined;
/** Whether a field is the English version of another. */
export const isEnglish = (field: Field): boolean => vietnameseOf(field) !== undefined;
export const decimal = (given: Given<NumberField> = {}) =>
  ({
    ...base,
    kind: 'decimal',
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies NumberField;
export const integer = (given: Given<NumberField> = {}) =>
  ({
    ...base,
    kind: 'integer',
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies NumberField;
export const money = (currency: string, given: Given<MoneyField> = {}) =>
  ({
    ...base,
    kind: 'money',
    currency,
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies MoneyField;
export const choice = <const L extends readonly string[]>(labels: L) =>
  ({ ...base, kind: 'choice', labels }) as const satisfies ChoiceField<L>;
export const word = <const W extends readonly string[]>(words: W, given: Given<WordField> = {}) =>
  ({ ...base, kind: 'word', words, fallback: words[0], ...given }) as const satisfies WordField<W>;
export const date = (given: Given<DateField> = {}) =>
  ({ ...base, kind: 'date', required: false, fallback: null, ...given }) as const;
export const reference = (to: string, given: Given<ReferenceField> = {}) =>
  ({ ...base, kind: 'reference', to, fallback: null, ...given }) as const satisfies ReferenceField;
export const references = (to: string, given: Given<ReferencesField> = {}) =>
  ({
    ...base,
    kind: 'references',
    to,
    required: false,
    most: 50,
    ...given,
  }) as const satisfies ReferencesField;
export const rows = <const C extends RowsField['cells']>(cells: C, given: Given<RowsField> = {}) =>
  ({ ...base, kind: 'rows', required: false, most: 12, cells, ...given }) as const satisfies RowsField<C>;
/** Whether a field's column holds a list as JSON. */
export const isList = (field: Pick<Field, 'kind'>): boolean =>
  field.kind === 'rows' || field.kind === 'references';
export const flag = (given: Given<FlagField> = {}) =>
  ({ ...base, kind: 'flag', required: false, fallback: false, ...given }) as const;

/** The type of a field's value in JSON and in forms. */
export type ValueOf<F extends Field> = F['kind'] extends 'text' | 'markdown' | 'slug' | 'link' | 'file'
  ? string
  : F extends RowsField<infer C>
    ? ReadonlyArray<{ id: string } & { [K in keyof C]: ValueOf<C[K]> }>
    : F extends WordField<infer W>
      ? W[number]
      : F['kind'] extends 'date' | 'reference'
        ? string | null
        : F['kind'] extends 'references'
          ? readonly string[]
          : F['kind'] extends 'flag'
            ? boolean
            : number;

/** The type of a field's column in the database: a choice is a number, money an amount in minor units, lists are JSON. */
export type ColumnOf<F extends Field> = F['kind'] extends 'date' ? Date | null : ValueOf<F>;
