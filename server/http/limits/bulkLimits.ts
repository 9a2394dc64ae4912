import type { BulkAct } from '../../../contract/calls/call';

/** What one person of the staff may do to many players within 24 hours. */
interface BulkLimit {
  most: number;
  /** Up to this many are a day's work; the next one is mailed to the owners. */
  usual: number;
  /** When it requires a recent second factor: each time, beyond what is usual, or never. */
  stepUp: 'always' | 'beyondUsual' | 'never';
}

export type BulkLimits = Readonly<Record<BulkAct, BulkLimit>>;

/** Acts on players that one session could do to all of them (decisions.md, Limits). */
export const bulkLimits: BulkLimits = {
  corrections: { most: 20, usual: 5, stepUp: 'always' },
  personExports: { most: 20, usual: 5, stepUp: 'always' },
  contactFiles: { most: 20, usual: 5, stepUp: 'always' },
  // Short pages: whoever looks players up all day opens one every two minutes.
  contactPages: { most: 1000, usual: 250, stepUp: 'never' },
  // One player or payment, or a search: a page reads its own again after each act.
  contactRecords: { most: 5000, usual: 1500, stepUp: 'never' },
  bans: { most: 200, usual: 40, stepUp: 'beyondUsual' },
  deletes: { most: 500, usual: 40, stepUp: 'beyondUsual' },
};
