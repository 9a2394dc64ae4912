import { type Cover, covers, cut, field } from './field';
import { distance, type Place, type Spot, turnBetween } from './mark';

/** How far a robot sees, in the drawing's units, and half its viewing angle in radians. */
const reach = 205;
const halfAngle = 0.52;
const rays = 32;

/** The distance at which a ray enters a box, or from inside leaves it; infinite if they do not meet. */
function meets(from: Spot, dx: number, dy: number, { x, y, w, h }: Cover): number {
  let [enter, leave] = [-Infinity, Infinity];
  for (const [start, way, low, high] of [
    [from.x, dx, x, x + w],
    [from.y, dy, y, y + h],
  ] as const) {
    const [a, b] = [(low - start) / way, (high - start) / way];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  if (leave < Math.max(enter, 0)) return Infinity;
  return enter > 0 ? enter : leave;
}

/** The cut corners of the rim: outward normals, and each corner's distance along its normal. */
const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
].map(([nx = 0, ny = 0]) => {
  const [x, y] = [nx > 0 ? field.x + field.w : field.x, ny > 0 ? field.y + field.h : field.y];
  return { nx, ny, out: nx * x + ny * y - cut };
});

/** How far a ray travels before it meets the rim. */
const toRim = (from: Spot, dx: number, dy: number): number =>
  Math.min(
    meets(from, dx, dy, field),
    ...corners.map(({ nx, ny, out }) => {
      const speed = nx * dx + ny * dy;
      return speed > 0 ? (out - nx * from.x - ny * from.y) / speed : Infinity;
    }),
  );

/** The distance in a direction to the nearest cover or the rim. */
export function blocked(from: Spot, turn: number): number {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  return Math.min(toRim(from, dx, dy), ...covers.map((cover) => meets(from, dx, dy, cover)));
}

/** The outline of what a robot sees: a fan cut by the covers. */
export function view(eye: Place): Spot[] {
  const fan = Array.from({ length: rays + 1 }, (_, n) => {
    const turn = eye.turn + halfAngle * ((2 * n) / rays - 1);
    const far = Math.min(reach, blocked(eye, turn));
    return { x: eye.x + Math.cos(turn) * far, y: eye.y + Math.sin(turn) * far };
  });
  return [{ x: eye.x, y: eye.y }, ...fan];
}

/** Whether nothing stands between two points. */
export const clear = (from: Spot, to: Spot): boolean => {
  const far = distance(from, to);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return covers.every((cover) => meets(from, dx, dy, cover) > far);
};

/** Whether a robot sees a point. */
export const sees = (eye: Place, spot: Spot): boolean =>
  distance(eye, spot) < reach &&
  Math.abs(turnBetween(eye.turn, Math.atan2(spot.y - eye.y, spot.x - eye.x))) < halfAngle &&
  clear(eye, spot);
