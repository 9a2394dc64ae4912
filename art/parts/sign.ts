/** The signs of the box types as pen moves, shared by drawings and clips. */

/** Rare: a four-pointed star of arcs, `r` from its centre to its points. */
export const star = (x: number, y: number, r: number): string =>
  `${x},${y - r} se${r}- sw${r}- nw${r}- ne${r}- z`;

/** Supply: a cross with arms of 20 and a thickness of 24; `x`,`y` is the centre of the upper edge. */
export const cross = (x: number, y: number): string =>
  `${x - 12},${y} r24 d20 r20 d24 l20 d20 l24 u20 l20 u24 r20 z`;

/** Mystery: the hook of a question mark, `w` wide; its dot is a separate square. */
export const question = (x: number, y: number, w = 72): string => `${x},${y} r${w}+ sw${w / 2}+ d22`;
