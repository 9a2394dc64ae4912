import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '../../../contract/languages';
import type { FlagOf, FormResource, HasPicture, RestResource, WindowOf } from '../../../contract/resource';
import type { ChoiceKey, ChoiceTexts } from '../definition/choiceTexts';
import type { ResourceDefinition, ResourceTexts } from '../definition/resourceDefinition';

export type Contract = FormResource | RestResource;
type Name<N extends Contract> = keyof N['fields'] & string;
type Counted<N extends Contract> = keyof NonNullable<N['counted']> & string;
type ChoiceName<N extends Contract> = {
  [K in Name<N>]: N['fields'][K]['kind'] extends 'choice' ? K : never;
}[Name<N>];
type LabelOf<N extends Contract, K extends Name<N>> = N['fields'][K] extends {
  labels: readonly (infer L extends string)[];
}
  ? L
  : never;

/** The shared label lists that have a text for each of the labels. */
type ListsOf<L extends string> = {
  [K in keyof ChoiceTexts]: [L] extends [keyof ChoiceTexts[K]] ? K : never;
}[keyof ChoiceTexts];
/** Choices with a shared label list; others have their labels in the resource's own texts. */
export type SharedLists<N extends Contract> = { readonly [K in ChoiceName<N>]?: ListsOf<LabelOf<N, K>> };

type Picture<N> = HasPicture<N> extends true ? 'image' : never;
type WindowLine<N> = [WindowOf<N>] extends [never] ? never : 'window';

/** One line of a form: a field, several side by side, a group, the picture, the window, or a custom node. */
export type FormLine<N extends Contract> =
  | Picture<N>
  | WindowLine<N>
  | Name<N>
  | readonly Name<N>[]
  | { group: string; of: readonly Name<N>[] }
  | ReactElement;

type OwnChoices<N extends Contract, Shared> = [Exclude<ChoiceName<N>, Shared>] extends [never]
  ? { choices?: never }
  : { choices: { [K in Exclude<ChoiceName<N>, Shared>]: Record<LabelOf<N, K>, string> } };
/** The title of the toggle's dialog. */
type ToggleTexts<N> = [FlagOf<N>] extends [never] ? { changeStatus?: never } : { changeStatus: string };

/** The texts of a resource in one language; a missing text of a field, choice or toggle does not compile. */
export type Texts<N extends Contract, Shared = never> = Omit<ResourceTexts, 'fields' | 'choices'> & {
  labels: Record<Name<N> | Counted<N>, string>;
} & OwnChoices<N, Shared> &
  ToggleTexts<N>;

/** The labels of a toggle's two states, by key. */
type ToggleSpec<N> = [FlagOf<N>] extends [never]
  ? { status?: never }
  : { status: Record<'on' | 'off', ChoiceKey> };

/** What a resource's own file declares besides its contract. */
export type Spec<N extends Contract, S extends SharedLists<N>> = Omit<
  ResourceDefinition,
  | 'name'
  | 'access'
  | 'isPagedByServer'
  | 'columns'
  | 'hiddenColumns'
  | 'filters'
  | 'inputs'
  | 'texts'
  | 'compared'
  | 'fields'
  | 'status'
> & {
  icon: SvgIconComponent;
  /** Table columns in order: fields or custom nodes. Defaults to the picture and every field but long texts. */
  columns?: ReadonlyArray<Picture<N> | Name<N> | Counted<N> | ReactElement>;
  hidden?: readonly Name<N>[];
  filters?: ReadonlyArray<ChoiceName<N> | ReactElement>;
  labels?: S;
  /** Defaults to the picture and every field, in the contract's order. */
  form?: readonly FormLine<N>[];
  /** Wraps the form, such as with a preview beside it. */
  frame?: (form: ReactNode) => ReactElement;
  texts: Record<Language, Texts<N, keyof S>>;
} & ToggleSpec<N>;
