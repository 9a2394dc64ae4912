import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { DataTableProps, RaRecord, SortPayload } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
import type { Language } from '../../../../contract/languages';
import type { ResourceAccess, StaffRole } from '../../../../contract/permissions';

/** The names of a resource in one language. */
export interface ResourceTexts {
  /** In a title: 'Accessory', 'phụ kiện'. */
  noun: string;
  /** In a sentence: 'accessory', 'phụ kiện'. */
  lower: string;
  /** The tab and the list: 'Accessories', 'Phụ kiện'. */
  nouns: string;
  /** The name in the messages of section 8, where it differs: 'package'. */
  failedNoun?: string;
  /** The name on the add button, where it differs: 'Loot Box'. */
  add?: string;
  /** What the list says while there is no record at all, where it differs from 'No data found.' */
  empty?: string;
  fields: Record<string, string>;
  /** Labels of the resource's own choices, by field. */
  choices?: Record<string, Record<string, string>>;
  /** Headings of grouped inputs. */
  groups?: Record<string, string>;
  /** Texts of the resource's own parts: `resources.<name>.own.<key>`. */
  own?: Record<string, string>;
}

/** Who looks at a record. */
export interface Reader {
  id: unknown;
  roles: readonly StaffRole[];
}

export interface StatusDialogSpec {
  /** The title's translation key. */
  title: string;
  /** The two states: the label's key, the field value that defines the state, and the action that leads to it. */
  /** Whether somebody may change the state of a record at all; anybody with the permission by default. */
  mayChange?: (record: RaRecord, reader: Reader) => boolean;
  states: readonly { label: string; wanted: Readonly<Record<string, unknown>>; action: string }[];
}

/** Whether a record is already in a state. */
export const isInState = (record: RaRecord, { wanted }: StatusDialogSpec['states'][number]): boolean =>
  Object.entries(wanted).every(([field, value]) => record[field] === value);

/** One resource of the back office: everything that its screens need, as react-admin nodes. */
export interface ResourceDefinition {
  name: string;
  /** Path of its list; the dialogs are below it. */
  path: string;
  icon: SvgIconComponent;
  /** The permissions to see and to change its records. */
  access: ResourceAccess;
  texts: Record<Language, ResourceTexts>;
  /** Columns of the table, without number and actions. */
  columns: ReactNode;
  /** The figures that are edited together in a grid; a weight has its share beside it. */
  balance?: { fields: Fields; share?: string };
  /** Where the words of coded values are, by field; choices of the contract have theirs. */
  words?: Record<string, string>;
  /** Columns that are hidden until the admin selects them. */
  hiddenColumns?: string[];
  /** Hidden columns that a filter shows, by the filter's name. */
  shownByFilter?: Record<string, string>;
  /** The contract's fields; levels and users have none. */
  fields?: Fields;
  /** The fields compared in an edit conflict, for a resource without contract fields. */
  compared?: readonly string[];
  /** Inputs of the add and edit dialogs; without them there are no such dialogs. */
  inputs?: (mode: 'create' | 'edit') => ReactNode;
  defaultValues?: Record<string, unknown>;
  /** Width of the add and edit dialogs. */
  dialogSize?: 'sm' | 'md';
  canDelete?: boolean;
  /** Filters beside the search field. */
  filters?: ReactElement[];
  /** Filters that links set, by name: a list opened by one is not what the next visit starts with. */
  linkedFilters?: readonly string[];
  /** Whether the server pages, sorts, filters and searches the list; the specified lists are fetched whole. */
  isPagedByServer?: boolean;
  sort?: SortPayload;
  perPage?: number;
  status?: StatusDialogSpec;
  /** Content above the list. */
  header?: ReactNode;
  /** The toolbar above the list, in place of ours. */
  actions?: ReactElement;
  /** Content beside the list. */
  aside?: ReactElement;
  /** react-admin's buttons for selected rows; without them no row can be selected. */
  bulkActions?: ReactElement | false;
  /** What a click on a row opens; nothing by default. */
  rowClick?: DataTableProps['rowClick'];
  /** The page of one record, such as a `<Show>`; by default every field, one below the other. */
  show?: ReactElement;
  /** Every field as a column, for the page of one record; the table's columns by default. */
  details?: ReactNode;
}
