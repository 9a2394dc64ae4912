import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Language } from '../../i18n/language';

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
  /** Labels of the resource's own choices. */
  choices?: Record<string, string>;
  /** Headings of grouped inputs. */
  groups?: Record<string, string>;
}

export interface StatusDialogSpec {
  /** Title's translation key. */
  title: string;
  /** The two states: which one a record is in, its label's key, and the action that leads to it. */
  states: readonly { label: string; isCurrent: (record: RaRecord) => boolean; action: string }[];
}

/** One resource of the back office: everything that its screens need, as react-admin nodes. */
export interface ResourceDefinition {
  name: string;
  /** Address of its list; the dialogs lie below it. */
  path: string;
  icon: SvgIconComponent;
  texts: Record<Language, ResourceTexts>;
  /** Columns of the table, without number and actions. */
  columns: ReactNode;
  /** Fields that the table hides until the admin chooses their columns. */
  hiddenColumns?: string[];
  /** Inputs of the add and edit dialogs; without them there are none. */
  inputs?: (mode: 'create' | 'edit') => ReactNode;
  defaultValues?: Record<string, unknown>;
  /** Width of the add and edit dialogs. */
  dialogSize?: 'sm' | 'md';
  canDelete?: boolean;
  /** Filters beside the search field. */
  filters?: ReactElement[];
  sort?: SortPayload;
  perPage?: number;
  status?: StatusDialogSpec;
  /** What stands above the list. */
  header?: ReactNode;
}

/** Checks a definition's types where it is written. */
export const defineResource = (definition: ResourceDefinition): ResourceDefinition => definition;
