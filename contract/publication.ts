import { choice } from './fields';

/** How records of a resource go live (docs/spec/living-site.md section 1). */
export interface Publication {
  /** The localized text from which a record's addresses are made; without it records have none. */
  address?: string;
  /** Addresses that no record gets, as pages have them. */
  reserved?: readonly string[];
  /** The path of the page that shows a draft, if not the home page's. */
  preview?: string;
  /** The date that a record without one has from its first publication. */
  date?: string;
  /** How many records must be live at any moment once one is, and how many may be. */
  live?: { least: number; most: number };
  /** What players run or open by it, which takes two people to change. */
  offered?: Offered;
}

/** What players get by a record. */
interface Offered {
  /** The fields that name it. */
  fields: readonly string[];
  /** It as one text, from the record's fields; empty when there is nothing. */
  of: (fields: Readonly<Record<string, unknown>>) => string;
}

/** The states of a draft, by the index that the API sends. */
export const contentStatuses = ['Draft', 'Published', 'Changed', 'Scheduled', 'Unpublished'] as const;

/** Whether players see a record in a state: where one is scheduled they may see an earlier publication. */
export function liveOf(status: unknown): 'yes' | 'no' | 'maybe' {
  const state = contentStatuses[Number(status)];
  if (state === 'Scheduled') return 'maybe';
  return state === 'Published' || state === 'Changed' ? 'yes' : 'no';
}

/** The computed field with which a published resource's list shows the state of each draft. */
export const countedStatus = { status: choice(contentStatuses) };

/** The states of a publication. */
export const publicationStates = ['scheduled', 'live', 'over', 'unpublished', 'cancelled'] as const;

/** What staff may do with a draft. */
export const publicationActs = ['publish', 'schedule', 'unpublish'] as const;
export type PublicationAct = (typeof publicationActs)[number];
