/**
 * How one field of a catalogue record looks on every side: the database row, the JSON answer, the multipart part and
 * the form. Plain data on purpose: the server makes its schemas from it and the client reads names and limits from it,
 * so that the schema library never reaches the browser.
 */
interface Common {
  /** Name of the multipart part, exactly as specified (product.md section 7). */
  part: string;
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
export interface NumberField extends Common {
  /** `money` is stored in the currency's smallest unit and sent in its usual unit. */
  kind: 'integer' | 'decimal' | 'money';
  min: number;
  /** Largest accepted value; keeps every sum inside the safe integers. */
  max: number;
}
export interface ChoiceField<L extends readonly string[] = readonly string[]> extends Common {
  kind: 'choice';
  /** The label of number n stands at index n. */
  labels: L;
}
export interface WordField<W extends readonly string[] = readonly string[]> extends Common {
  kind: 'word';
  words: W;
}
export interface DateField extends Common {
  kind: 'date';
}
export interface FlagField extends Common {
  kind: 'flag';
}
export type Field = TextField | NumberField | ChoiceField | WordField | DateField | FlagField;
export type Fields = Readonly<Record<string, Field>>;

type Given<F extends Common> = Partial<Omit<F, 'kind' | 'part' | 'labels' | 'words'>>;
const base = { required: true, onCreate: 'always' } as const;
const largest = 1_000_000_000;

export const text = (part: string, given: Given<TextField> = {}) =>
  ({ ...base, kind: 'text', part, max: 100, fallback: '', ...given }) as const satisfies TextField;
export const longText = (part: string, given: Given<TextField> = {}) => text(part, { max: 2000, ...given });
export const decimal = (part: string, given: Given<NumberField> = {}) =>
  ({
    ...base,
    kind: 'decimal',
    part,
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies NumberField;
export const integer = (part: string, given: Given<NumberField> = {}) =>
  ({
    ...base,
    kind: 'integer',
    part,
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies NumberField;
export const money = (part: string, given: Given<NumberField> = {}) =>
  ({
    ...base,
    kind: 'money',
    part,
    min: 0,
    max: largest,
    fallback: 0,
    ...given,
  }) as const satisfies NumberField;
export const choice = <const L extends readonly string[]>(part: string, labels: L) =>
  ({ ...base, kind: 'choice', part, labels }) as const satisfies ChoiceField<L>;
export const word = <const W extends readonly string[]>(
  part: string,
  words: W,
  given: Given<WordField> = {},
) => ({ ...base, kind: 'word', part, words, fallback: words[0], ...given }) as const satisfies WordField<W>;
export const date = (part: string, given: Given<DateField> = {}) =>
  ({ ...base, kind: 'date', part, required: false, fallback: null, ...given }) as const;
export const flag = (part: string, given: Given<FlagField> = {}) =>
  ({ ...base, kind: 'flag', part, required: false, fallback: false, ...given }) as const;

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
