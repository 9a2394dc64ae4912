/** A box as far as its share goes. */
export interface Weighted {
  id?: string | number;
  name: string;
  dropWeight: number;
}

export interface Share extends Weighted {
  /** Part of all drops, 0 to 1. */
  share: number;
  /** The box of the form. */
  draft: boolean;
}

/** Each box's part of all drops with the form's box in its place, largest first; nothing when no box weighs anything. */
export function dropShares(boxes: readonly Weighted[], draft: Weighted): Share[] {
  const others = boxes.filter(({ id }) => id !== draft.id);
  const all = [...others, draft];
  const total = all.reduce((sum, { dropWeight }) => sum + Math.max(0, dropWeight), 0);
  if (total === 0) return [];
  return all
    .map((box) => ({ ...box, share: Math.max(0, box.dropWeight) / total, draft: box === draft }))
    .sort((a, b) => b.share - a.share);
}
