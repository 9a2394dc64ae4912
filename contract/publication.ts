import { choice, date, text } from './fields';

/** How records of a resource go live (docs/spec/living-site.md section 1). */
export interface Publication {
  /** The localized text from which a record's addresses are made; without it records have none. */
  address?: string;
  /** Addresses that no record gets, as pages have them. */
  reserved?: readonly string[];
  /** The path of the page that shows a draft, if not the home page's. */
  preview?: string;
  /** The path of the page that shows what is live, by its address; without one it is the home page. */
  page?: (address: string) => string;
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

/** What players see of a record now, by the index that the API sends: `Changed` is live, and edited since. */
export const contentStatuses = ['Draft', 'Published', 'Changed', 'Unpublished'] as const;

/** What happens to it next without anybody's doing, by the index that the API sends. */
export const contentSchedules = ['None', 'GoesLive', 'NewVersion', 'Ends'] as const;

/** Whether players see a record now. */
export const isLive = (status: unknown): boolean =>
  ['Published', 'Changed'].includes(contentStatuses[Number(status)] ?? '');

/** Whether a record's next change comes by a schedule, of a version or of an end. */
export const isScheduled = (schedule: unknown): boolean => Number(schedule) > 0;

/** Whether another version takes the place of what is live. */
export const isReplacedLater = (schedule: unknown): boolean =>
  contentSchedules[Number(schedule)] === 'NewVersion';

/** The computed fields of published resources: what is live of a record, what comes next and when, and its Vietnamese address. */
export const publicationFields = {
  status: choice(contentStatuses),
  schedule: choice(contentSchedules),
  scheduledAt: date(),
  address: text({ required: false }),
};

/** The states of a publication. */
export const publicationStates = ['scheduled', 'live', 'over', 'unpublished', 'cancelled'] as const;

/** What staff may do with a draft. */
export const publicationActs = ['publish', 'schedule', 'unpublish'] as const;
export type PublicationAct = (typeof publicationActs)[number];
