import * as fields from './fields';
import type { Permission } from './permissions';
import type { TextPair } from './texts';

/** What a list that is only read says about a field, besides its kind. */
interface Said {
  /** Whether the list can be filtered by it. */
  filter?: true;
  /** Whether the list can be sorted by it. */
  sort?: true;
  /** Whether a row may have null in it. */
  isNullable?: true;
  /** Whether a row has several values of it. */
  isList?: true;
  /** The maximum length of a text that the list is filtered by. */
  max?: number;
  /** Where the back office has the texts of its words: in the first place that has one. A `*` stands for the word. */
  texts?: string | readonly string[];
  /** Whether it is the id of a payment, of which people read the number (paymentNumber.ts). */
  isPayment?: true;
  /** The field in whose cell it stands; people's file has it in a column of its own after that one. */
  beside?: string;
  /** The file for machines leaves it out. */
  notInFile?: true;
  /** The permission to see it: other readers get null, and cannot filter or sort by it. */
  access?: Permission;
  /** The text of the same row that this one translates into English. */
  englishOf?: string;
}

/** A field that people see: in a column, in the cell of another, or in an item's own layout; always in their file. */
interface Shown extends Said {
  label: TextPair;
  notShown?: never;
}
/** A field that neither table nor people's file has, on purpose; its label is for a filter or another page. */
interface NotShown extends Said {
  label?: TextPair;
  notShown: true;
}
export type ReadOptions = Shown | NotShown;

/** Whatever only the calls have, such as a record before and after; the schema of the row says what it is. */
interface DataField {
  kind: 'data';
}
export type ReadField = (fields.Field | DataField) & ReadOptions;
export type ReadFields = Readonly<Record<string, ReadField>>;

export const text = <const O extends ReadOptions>(options: O) => ({ ...fields.text(), ...options });
export const date = <const O extends ReadOptions>(options: O) => ({ ...fields.date(), ...options });
export const flag = <const O extends ReadOptions>(options: O) => ({ ...fields.flag(), ...options });
export const integer = <const O extends ReadOptions>(options: O) => ({ ...fields.integer(), ...options });
export const word = <const W extends readonly string[], const O extends ReadOptions>(
  words: W,
  options: O,
) => ({
  ...fields.word(words),
  ...options,
});
/** An amount in the usual unit of the currency that the field of this name has. */
export const money = <const O extends ReadOptions>(currency: string, options: O) => ({
  ...fields.money(currency),
  ...options,
});
/** The English version of a text; a column and people's file have one of both, in the reader's language. */
export const english = <const O extends Partial<NotShown>>(of: string, options: O) => ({
  ...fields.text(),
  notShown: true as const,
  englishOf: of,
  ...options,
});
export const data = <const O extends Said>(options: O) => ({
  kind: 'data' as const,
  notShown: true as const,
  ...options,
});

type One<F extends ReadField> = F extends { words: readonly (infer W)[] }
  ? W
  : F['kind'] extends 'date' | 'text'
    ? string
    : F['kind'] extends 'flag'
      ? boolean
      : F['kind'] extends 'data'
        ? unknown
        : number;

/** The type of a field's value in a row. */
export type ReadValue<F extends ReadField> =
  | (F extends { isList: true } ? Array<One<F>> : One<F>)
  | (F extends { isNullable: true } ? null : never);

/** A row of a list, as its schema describes it. */
export type RowOf<L extends { fields: ReadFields }> = { id: string } & {
  [K in keyof L['fields']]: ReadValue<L['fields'][K]>;
};

/** The field by which a list is filtered: amounts are compared in the usual unit of each currency. */
export function filterOf(field: ReadField): fields.Field | undefined {
  if (!field.filter || field.kind === 'data') return undefined;
  return field.kind === 'money' ? fields.decimal() : field;
}
