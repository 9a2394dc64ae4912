/**
 * How one field of a catalogue record looks on every side: the database row, the JSON response, the multipart part and
 * the form. Plain data on purpose: the server makes its schemas from it and the client reads names and limits from it,
 * so that the schema library never reaches the browser.
 */
interface Common {
  /** A required field gets 'This field is required.' when it is missing or empty. */
  required: boolean;
  /** 'filled' leaves the part out of a create call unless the admin gave a value; the specification does not name it there. */
  onCreate: 'always' | 'filled' | 'never';
  /** What a row holds when nothing was given. */
  fallback?: string | number | boolean | null;
}
export interface TextField extends Common {
  kind: 'text';
  /** Longest accepted text, in characters. */
  max: number;
}
interface Range {
  min: number;
  /** Largest accepted value; keeps every sum inside the safe integers. */
  max: number;
}
export interface NumberField extends Common, Range {
  kind: 'integer' | 'decimal';
}
/** Stored in the currency's smallest unit and sent in its usual unit. */
export interface MoneyField extends Common, Range {
  kind: 'money';
  /** The field of the same record that names the currency. */
  currency: string;
}
export interface ChoiceField<L extends readonly string[] = readonly string[]> extends Common {
  kind: 'choice';
  /** The label of number n stands at index n. */
  labels: L;
}
export interface WordField<W extends readonly string[] = readonly string[]> extends Common {
  kind: 'word';
  /** The form asks for it though a call may leave it out. */
  requiredInForm?: boolean;
  words: W;
}
export interface DateField extends Common {
  kind: 'date';
}
export interface FlagField extends Common {
  kind: 'flag';
  /** What a new record gets, whatever the form says; without it the form decides. */
  createdAs?: boolean;
}
export type Field = TextField | NumberField | MoneyField | ChoiceField | WordField | DateField | FlagField;
export type Fields = Readonly<Record<string, Field>>;

type Given<F extends Common> = Partial<Omit<F, 'kind' | 'labels' | 'words'>>;
const base = { required: true, onCreate: 'always' } as const;
const largest = 1_000_000_000;

export const text = (given: Given<TextField> = {}) =>
  ({ ...base, kind: 'text', max: 100, fallback: '', ...given }) as const satisfies TextField;
export const longText = (given: Given<TextField> = {}) => text({ max: 2000, ...given });
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
export const flag = (given: Given<FlagField> = {}) =>
  ({ ...base, kind: 'flag', required: false, fallback: false, ...given }) as const;

/** The type of a field's value in JSON and in forms. */
export type ValueOf<F extends Field> = F['kind'] extends 'text'
  ? string
  : F extends WordField<infer W>
    ? W[number]
    : F['kind'] extends 'date'
      ? string | null
      : F['kind'] extends 'flag'
        ? boolean
        : number;

/** The type of a field's column in the database: a choice is its number, money the smallest unit of its currency. */
export type ColumnOf<F extends Field> = F['kind'] extends 'date' ? Date | null : ValueOf<F>;
