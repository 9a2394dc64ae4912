/** The fields of a box that its share depends on. */
export interface Weighted {
  id?: string | number;
  name: string;
  dropWeight: number;
}

export interface Share extends Weighted {
  /** Share of all drops, 0 to 1. */
  share: number;
  /** Whether this is the form's box. */
  draft: boolean;
}

/** Each box's share of all drops including the form's box, largest first; empty when the total weight is 0. */
export function dropShares(boxes: readonly Weighted[], draft: Weighted): Share[] {
  const others = boxes.filter(({ id }) => id !== draft.id);
  const all = [...others, draft];
  const total = all.reduce((sum, { dropWeight }) => sum + Math.max(0, dropWeight), 0);
  if (total === 0) return [];
  return all
    .map((box) => ({ ...box, share: Math.max(0, box.dropWeight) / total, draft: box === draft }))
    .sort((a, b) => b.share - a.share);
}
