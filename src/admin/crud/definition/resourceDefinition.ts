import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactElement, ReactNode } from 'react';
import type { DataTableProps, RaRecord, SortPayload } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
import type { ResourceAccess, StaffRole } from '../../../../contract/permissions';
import type { FormResource, RestResource } from '../../../../contract/resource';
import type { PairsOf } from '../../../../contract/texts';

/** The names of a resource in one language. */
export interface ResourceTexts {
  /** In a title: 'Accessory', 'phụ kiện'. */
  noun: string;
  /** In a sentence: 'accessory', 'phụ kiện'. */
  lower: string;
  /** The tab and the list: 'Accessories', 'Phụ kiện'. */
  nouns: string;
  /** The noun in the messages of section 8, if different: 'package'. */
  failedNoun?: string;
  /** The noun on the add button, if different: 'Loot Box'. */
  add?: string;
  /** A record where its name stands alone, if that is no more than a number: 'Level %{name}'. */
  called?: string;
  /** The list's text while there are no records, if it differs from 'No data found.' */
  empty?: string;
  fields: Record<string, string>;
  /** Labels of the resource's own choices and words, by field. */
  choices?: Record<string, Record<string, string> | undefined>;
  /** Headings of grouped inputs. */
  groups?: Record<string, string>;
  /** Help text below an input, by field: what a value means where that is not obvious. */
  help?: Record<string, string>;
  /** Texts of the resource's own parts: `resources.<name>.own.<key>`. */
  own?: Record<string, string>;
}

/** The person looking at a record. */
export interface Reader {
  id: unknown;
  roles: readonly StaffRole[];
}

export interface StatusDialogSpec {
  /** The title's translation key. */
  title: string;
  /** Whether somebody may change the state of a given record; by default anybody with the permission. */
  mayChange?: (record: RaRecord, reader: Reader) => boolean;
  /**
   * The two states: the label's key, the field value that defines the state, and the action that leads to it.
   * `inputs` appear below the choice; their values are sent along with the wanted state.
   */
  states: readonly {
    label: string;
    wanted: Readonly<Record<string, unknown>>;
    action: string;
    inputs?: ReactElement;
  }[];
}

/** Fields that stand side by side on the page of one record. */
export interface DetailLine {
  key: string;
  /** Translation key of a heading above them. */
  heading?: string;
  columns: ReactNode;
}

/** Whether a record is already in a state. */
export const isInState = (record: RaRecord, { wanted }: StatusDialogSpec['states'][number]): boolean =>
  Object.entries(wanted).every(([field, value]) => record[field] === value);

/** Whether each change of a record needs a reason. */
export const isReasoned = ({ contract }: Pick<ResourceDefinition, 'contract'>): boolean =>
  contract !== undefined && 'reasoned' in contract;

/** A figure of the balance sheet that follows from others of its record. */
export interface Derived {
  /** A text's key. */
  label: string;
  of: (figures: Readonly<Record<string, number>>) => number;
}

/** One resource of the back office: everything that its screens need, as react-admin nodes. */
export interface ResourceDefinition {
  name: string;
  /** Path of its list; the dialogs are below it. */
  path: string;
  icon: SvgIconComponent;
  /** The permissions to see and to change its records. */
  access: ResourceAccess;
  texts: PairsOf<ResourceTexts>;
  /** Columns of the table, besides number and actions. */
  columns: ReactNode;
  /** The figures that are edited together in a grid; for `share`, a weight, each record's part of the total is shown. */
  balance?: { fields: Fields; share?: string; derived?: Derived };
  /** Where the labels of coded values are, by field; a contract's choices have their own. */
  words?: Record<string, string>;
  /** Columns that are hidden until the admin selects them. */
  hiddenColumns?: string[];
  /** Hidden columns that appear with a filter, by the filter's name. */
  shownByFilter?: Record<string, string>;
  /** The contract's fields; levels and users have none. */
  fields?: Fields;
  /** The contract that it was defined from. */
  contract?: FormResource | RestResource;
  /** The fields compared in an edit conflict, for a resource without contract fields. */
  compared?: readonly string[];
  /** The translation key of a field's label, where it is not `resources.<name>.fields.<field>`. */
  labelOf?: (field: string) => string;
  /** Inputs of the add and edit dialogs, which exist only if this is given. */
  inputs?: (mode: 'create' | 'edit') => ReactNode;
  defaultValues?: Record<string, unknown>;
  /** Width of the add and edit dialogs. */
  dialogSize?: 'sm' | 'md';
  /** The fields whose changes a tab of the edit dialog lists, such as a price. */
  priced?: readonly string[];
  canDelete?: boolean;
  /** What else deleting a record changes, if anything: a translation key. */
  deleting?: (record: RaRecord) => string | undefined;
  /** The same where it has to be fetched: a part of the dialog, within the record's context. */
  deletingNote?: ReactElement;
  /** Filters next to the search field. */
  filters?: ReactElement[];
  /** Filters that are set by links, by name: a list opened with one is not remembered for the next visit. */
  linkedFilters?: readonly string[];
  /** Whether the server pages, sorts, filters and searches the list; the specified lists are fetched whole. */
  isPagedByServer?: boolean;
  /** Whether the list says that it has no data when it could not be loaded, as product.md section 8 has it for one. */
  isEmptyOnFailure?: boolean;
  sort?: SortPayload;
  perPage?: number;
  status?: StatusDialogSpec;
  /** Content above the list. */
  header?: ReactNode;
  /** The toolbar above the list, replacing ours. */
  actions?: ReactElement;
  /** Content next to the list. */
  aside?: ReactElement;
  /**
   * react-admin's buttons for selected rows; `false` lets no row be selected. Those that change records go within
   * `<BulkActions>`, or within `<MayWrite>` (crud/list), as other readers may not.
   */
  bulkActions?: ReactElement | false;
  /** What a click on a row opens; by default what its link or button with a `data-key` does. */
  rowClick?: DataTableProps['rowClick'];
  /**
   * What the page of one record shows, such as a `<SimpleShowLayout>` of `<FieldOf>`; by default `<AllFields />`, one below
   * the other. A `<Show>` brings a toolbar of its own.
   */
  show?: ReactElement;
  /** The address of a record's own page, where it has one beside `show`. */
  pageOf?: (id: string) => string;
  /** Every field as a column, in the form's lines and groups, for the page of one record; the table's columns by default. */
  details?: readonly DetailLine[];
  /** The field that says whether players see a record, which its page has beside the name. */
  stateField?: string;
  /** A field's column by its name, for `<FieldOf>`; throws for an unknown one. */
  columnOf?: (name: string) => ReactElement;
}
