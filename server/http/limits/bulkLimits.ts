import type { BulkAct } from '../../../contract/calls/call';

/** What one person of the staff may do to many players within 24 hours. */
interface BulkLimit {
  most: number;
  /** Up to this many are a day's work; the next one is mailed to the owners. */
  usual: number;
  /** Whether it requires a recent second factor. */
  isStepUp: boolean;
}

export type BulkLimits = Readonly<Record<BulkAct, BulkLimit>>;

/** Acts on players that one session could do to all of them (decisions.md, Limits). */
export const bulkLimits: BulkLimits = {
  corrections: { most: 20, usual: 5, isStepUp: true },
  personExports: { most: 20, usual: 5, isStepUp: true },
  contactFiles: { most: 20, usual: 5, isStepUp: true },
  // Short pages: whoever looks players up all day opens one every two minutes.
  contactPages: { most: 1000, usual: 250, isStepUp: false },
  bans: { most: 200, usual: 40, isStepUp: false },
};
