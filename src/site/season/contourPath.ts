/** The gift's contour in its drawing (art/scenes/season.ts), clockwise from the lid's front corner, where it closes. */
const corners = [
  [276, 268],
  [276, 206],
  [352, 130],
  [760, 130],
  [760, 192],
  [684, 268],
  [660, 268],
  [660, 500],
  [300, 500],
  [300, 268],
  [276, 268],
] as const;

const lines = corners.slice(1).map(([x, y], at) => {
  const [fromX, fromY] = corners[at] ?? [x, y];
  const [dx, dy] = [x - fromX, y - fromY];
  return { fromX, fromY, dx, dy, length: Math.hypot(dx, dy) };
});
const length = lines.reduce((sum, line) => sum + line.length, 0);

/** The contour as the path of an SVG. */
export const contour = `M${corners.slice(0, -1).join('L')}Z`;

/** Where a share of the contour, from 0 to 1, ends, and which way is out of the gift there: -1, 0 or 1 for each axis. */
export function pointAt(share: number): { x: number; y: number; outX: number; outY: number } {
  let left = Math.min(1, Math.max(0, share)) * length;
  const line = lines.find((one) => {
    if (left <= one.length) return true;
    left -= one.length;
    return false;
  });
  const {
    fromX,
    fromY,
    dx,
    dy,
    length: whole,
  } = line ?? { fromX: 276, fromY: 268, dx: -1, dy: 0, length: 1 };
  const part = line ? left / whole : 0;
  return {
    x: Math.round(fromX + dx * part),
    y: Math.round(fromY + dy * part),
    outX: Math.sign(Math.round(dy)),
    outY: -Math.sign(Math.round(dx)),
  };
}
