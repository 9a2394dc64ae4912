import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { Field, ValueOf } from '../../../../contract/fields';
import type { publicationFields } from '../../../../contract/publication';
import type { FlagOf, FormResource, HasPicture, RestResource, WindowOf } from '../../../../contract/resource';
import type { PairsOf, TextPair } from '../../../../contract/texts';
import type { ChoiceKey, ChoiceTexts } from '../../i18n/choiceTexts';
import type { Derived, ResourceDefinition, ResourceTexts } from './resourceDefinition';

export type Contract = FormResource | RestResource;
type Name<N extends Contract> = keyof N['fields'] & string;
/** The fields whose label is derived from that of their Vietnamese counterpart. */
type EnglishName<N extends Contract> = {
  [K in Name<N>]: N['fields'][K] extends { englishOf: string } ? K : never;
}[Name<N>];
type Counted<N extends Contract> = Exclude<keyof NonNullable<N['counted']> & string, PublicationName>;
type ChoiceName<N extends Contract> = {
  [K in Name<N>]: N['fields'][K]['kind'] extends 'choice' ? K : never;
}[Name<N>];
/** What the server computes of a published resource's records; texts and labels are the same for all (publicationTexts.ts). */
type PublicationName = keyof typeof publicationFields;
type OfPublication<N extends Contract, K extends PublicationName> = N['counted'] extends infer C
  ? C extends { [P in K]: unknown }
    ? K
    : never
  : never;
/** Fields for which a list can be filtered by one value, which is either listed or found by search. */
type FilterName<N extends Contract> =
  | { [K in Name<N>]: N['fields'][K]['kind'] extends 'choice' | 'reference' ? K : never }[Name<N>]
  | OfPublication<N, 'status'>
  | OfPublication<N, 'schedule'>;
/** The fields of a record's rows as `rows.cell`, with their definitions. */
type Cells<N extends Contract> = {
  [K in Name<N>]: N['fields'][K] extends { cells: infer C }
    ? { [P in keyof C & string as `${K}.${P}`]: C[P] }
    : never;
}[Name<N>];
type CellName<N extends Contract> = keyof UnionToIntersection<Cells<N>> & string;
type CellLabels<N extends Contract> = {
  [P in CellName<N> as UnionToIntersection<Cells<N>>[P] extends { kind: 'choice' } ? P : never]: Record<
    UnionToIntersection<Cells<N>>[P] extends { labels: readonly (infer L extends string)[] } ? L : never,
    TextPair
  >;
};
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
type LabelOf<N extends Contract, K extends Name<N>> = N['fields'][K] extends {
  labels: readonly (infer L extends string)[];
}
  ? L
  : never;

/** The indexes of a list of labels. */
type IndexOf<L> = { [K in keyof L]: K extends `${infer I extends number}` ? I : never }[keyof L &
  `${number}`];
/** What a field may start with. */
type StartOf<F extends Field> = F extends { kind: 'choice'; labels: infer L } ? IndexOf<L> : ValueOf<F>;

/** The shared label lists that have a text for each of the labels. */
type ListsOf<L extends string> = {
  [K in keyof ChoiceTexts]: [L] extends [keyof ChoiceTexts[K]] ? K : never;
}[keyof ChoiceTexts];
/** Choices with a shared label list; others have their labels in the resource's own texts. */
export type SharedLists<N extends Contract> = { readonly [K in ChoiceName<N>]?: ListsOf<LabelOf<N, K>> };

type Picture<N> = HasPicture<N> extends true ? 'image' : never;
type WindowLine<N> = [WindowOf<N>] extends [never] ? never : 'window';

/** A field with the resource's own node in place of its column or input. */
interface Own<K extends string> {
  field: K;
  as: ReactElement;
}
/** Stands for all fields that are not placed explicitly: a new field of the contract need not be placed. */
type Others = 'others';

/** One column of a table: a field, the picture, all other fields except long texts, or a node unrelated to a field. */
export type TableColumn<N extends Contract> =
  | Picture<N>
  | Name<N>
  | Counted<N>
  | OfPublication<N, 'status'>
  | Own<Name<N> | Counted<N>>
  | Others
  | ReactElement;

/**
 * One line of a form: a field, several side by side, a group, the picture, the window, all other fields, or a node
 * unrelated to a field.
 */
export type FormLine<N extends Contract> =
  | Picture<N>
  | WindowLine<N>
  | Name<N>
  | readonly Name<N>[]
  | { group: string; of: readonly Name<N>[] }
  | Own<Name<N>>
  | Others
  | ReactElement;

/** The fields that a column or line contains. */
type PlacedBy<N, L> = L extends 'window'
  ? WindowOf<N>
  : L extends string
    ? L
    : L extends { field: infer F } | { of: readonly (infer F)[] } | readonly (infer F)[]
      ? F
      : never;
/** What a table or form omits without declaring it. */
type Unsaid<N extends Contract, All, L, LeftOut> = Exclude<
  Others extends L ? Picture<N> : All,
  PlacedBy<N, L> | LeftOut | EnglishName<N>
>;
/** Does not compile when something is omitted without being declared; the error names it. */
type Named<Key extends string, Missing> = [Missing] extends [never]
  ? unknown
  : Record<Key, ReadonlyArray<{ leftOutWithoutBeingNamed: Missing }>>;

/** What a resource's table and form may contain. A text and its English version are one column. */
export type Shown<N extends Contract> =
  | Picture<N>
  | Exclude<Name<N>, EnglishName<N>>
  | Counted<N>
  | OfPublication<N, 'status'>;
export type Entered<N extends Contract> = Picture<N> | Name<N>;

/** The table and the form of a resource, each complete or declaring what it omits. */
export type Places<
  N extends Contract,
  C extends TableColumn<N>,
  F extends FormLine<N>,
  NotShown extends Shown<N>,
  NotEntered extends Entered<N>,
> = {
  /** Table columns in order. Defaults to the picture and every field except long texts. */
  columns?: readonly C[];
  /** What the table omits. */
  notInTable?: readonly NotShown[];
  /** Defaults to the picture and every field, in the contract's order. */
  form?: readonly F[];
  /** What the form omits. */
  notInForm?: readonly NotEntered[];
} & Named<'notInTable', Unsaid<N, Shown<N>, C, NotShown>> &
  Named<'notInForm', Unsaid<N, Entered<N>, F, NotEntered>>;

/** The labels of words; words without any are shown as they are. */
type WordLabels<N extends Contract> = {
  [K in Name<N> as N['fields'][K] extends { kind: 'word' } ? K : never]?: Record<
    N['fields'][K] extends { words: readonly (infer W extends string)[] } ? W : never,
    TextPair
  >;
};
type OwnChoices<N extends Contract, Shared> = [Exclude<ChoiceName<N>, Shared> | keyof CellLabels<N>] extends [
  never,
]
  ? { choices?: WordLabels<N> }
  : {
      choices: { [K in Exclude<ChoiceName<N>, Shared>]: Record<LabelOf<N, K>, TextPair> } & CellLabels<N> &
        WordLabels<N>;
    };
/** The title of the toggle's dialog. */
type ToggleTexts<N> = [FlagOf<N>] extends [never] ? { changeStatus?: never } : { changeStatus: TextPair };

/** The texts of a resource; a missing text of a field, choice or toggle does not compile. */
export type Texts<N extends Contract, Shared = never> = PairsOf<Omit<ResourceTexts, 'fields' | 'choices'>> & {
  /** Of every field, and of bounds to filter by. */
  labels: Record<Exclude<Name<N>, EnglishName<N>> | Counted<N> | CellName<N>, TextPair> &
    Partial<Record<`${Name<N>}_${'gte' | 'lte' | 'neq'}`, TextPair>>;
} & OwnChoices<N, Shared> &
  ToggleTexts<N>;

/** The labels of a toggle's two states, by key. */
type ToggleSpec<N> = [FlagOf<N>] extends [never]
  ? { status?: never }
  : { status: Record<'on' | 'off', ChoiceKey> };

/** What a resource's own file declares in addition to its contract. */
export type Spec<N extends Contract, S extends SharedLists<N>> = Omit<
  ResourceDefinition,
  | 'name'
  | 'access'
  | 'isPagedByServer'
  | 'columns'
  | 'details'
  | 'stateField'
  | 'columnOf'
  | 'defaultValues'
  | 'hiddenColumns'
  | 'filters'
  | 'inputs'
  | 'texts'
  | 'compared'
  | 'fields'
  | 'contract'
  | 'status'
  | 'balance'
> & {
  /**
   * Makes the resource's numbers editable together in a grid; `share` is a weight that is shown as a share of the total, `derived`
   * follows from the others.
   */
  balance?: { share?: Name<N>; derived?: Derived };
  icon: SvgIconComponent;
  hidden?: readonly Name<N>[];
  filters?: ReadonlyArray<FilterName<N> | ReactElement>;
  labels?: S;
  /** What a new record starts with; a choice by its index. */
  defaultValues?: { readonly [K in Name<N>]?: StartOf<N['fields'][K]> };
  /** Wraps the form, for example to add a preview next to it. */
  around?: (form: ReactNode) => ReactElement;
  texts: Texts<N, keyof S>;
} & ToggleSpec<N>;
