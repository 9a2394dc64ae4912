import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Fields } from '../../../contract/fields';
import type { Language } from '../../../contract/languages';
import type { ResourceAccess } from '../../../contract/permissions';

/** What a resource is called in one language. */
export interface ResourceTexts {
  /** As in a title: 'Accessory', 'phụ kiện'. */
  noun: string;
  /** As in a sentence: 'accessory', 'phụ kiện'. */
  lower: string;
  /** The tab and the list: 'Accessories', 'Phụ kiện'. */
  nouns: string;
  /** What the messages of section 8 call it, where that is another word: 'package'. */
  failedNoun?: string;
  /** What the add button says, where that is another word: 'Loot Box'. */
  add?: string;
  fields: Record<string, string>;
  /** Labels of the resource's own choices, by field. */
  choices?: Record<string, Record<string, string>>;
  /** Headings of grouped inputs. */
  groups?: Record<string, string>;
}

export interface StatusDialogSpec {
  /** Title's translation key. */
  title: string;
  /** The two states: the label's key, the field's value that makes the state, and the action that leads to it. */
  states: readonly { label: string; wanted: Readonly<Record<string, unknown>>; action: string }[];
}

/** Whether a record is in a state already. */
export const isInState = (record: RaRecord, { wanted }: StatusDialogSpec['states'][number]): boolean =>
  Object.entries(wanted).every(([field, value]) => record[field] === value);

/** One resource of the back office: everything that its screens need, as react-admin nodes. */
export interface ResourceDefinition {
  name: string;
  /** Address of its list; the dialogs lie below it. */
  path: string;
  icon: SvgIconComponent;
  /** The permissions to see its records and to change them. */
  access: ResourceAccess;
  texts: Record<Language, ResourceTexts>;
  /** Columns of the table, without number and actions. */
  columns: ReactNode;
  /** Fields that the table hides until the admin chooses their columns. */
  hiddenColumns?: string[];
  /** Hidden columns that a filter brings out, by the filter's name: it is about them. */
  shownByFilter?: Record<string, string>;
  /** The fields of its contract; levels and users have none. */
  fields?: Fields;
  /** The fields that two people's versions are compared by, where the contract has no list of fields. */
  compared?: readonly string[];
  /** Inputs of the add and edit dialogs; without them there are none. */
  inputs?: (mode: 'create' | 'edit') => ReactNode;
  defaultValues?: Record<string, unknown>;
  /** Width of the add and edit dialogs. */
  dialogSize?: 'sm' | 'md';
  canDelete?: boolean;
  /** Filters beside the search field. */
  filters?: ReactElement[];
  /** Whether the server pages, sorts, filters and searches its list; the specified lists are fetched whole. */
  isPagedByServer?: boolean;
  sort?: SortPayload;
  perPage?: number;
  status?: StatusDialogSpec;
  /** What stands above the list. */
  header?: ReactNode;
}

/** A resource whose contract has no list of fields: levels and users, as specified. Checks its types where it is written. */
export const plainResource = (definition: ResourceDefinition): ResourceDefinition => definition;
