/** The arena's size, in the units of its drawing. */
export const size = { width: 960, height: 720 } as const;

export interface Cover {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The floor inside the rim, without its cut corners. */
export const field: Cover = { x: 34, y: 34, w: 892, h: 640 };
/** How much of each corner of the rim is cut off. */
export const cut = 120;

export const covers: readonly Cover[] = [
  { x: 236, y: 142, w: 160, h: 58 },
  { x: 584, y: 120, w: 62, h: 140 },
  { x: 140, y: 330, w: 62, h: 136 },
  { x: 356, y: 376, w: 164, h: 60 },
  { x: 762, y: 296, w: 62, h: 132 },
  { x: 556, y: 548, w: 180, h: 60 },
];

/** Where the loot box stands. */
export const boxAt = { x: 644, y: 412 } as const;
