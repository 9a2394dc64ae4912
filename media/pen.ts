import { colours } from './clip';

/** Ease-in-out. */
export const ease = (t: number): number => t * t * (3 - 2 * t);
/** Progress of `t` from `from` to `to`, clamped to 0 and 1. */
export const through = (t: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));
/** A sine wave with `turns` periods between 0 and 1. */
export const wave = (t: number, turns = 1): number => Math.sin(t * turns * 2 * Math.PI);

/** Clears the frame to ink with the sheet's dot grid, which drifts by whole cells so that the loop is seamless. */
export function sheet(ctx: CanvasRenderingContext2D, t = 0, drift = 0): void {
  const { width, height } = ctx.canvas;
  ctx.fillStyle = colours.ink;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = colours.dim;
  const shift = (t * drift * 32) % 32;
  for (let x = 16 - shift; x < width + 32; x += 32)
    for (let y = 16; y < height; y += 32) ctx.fillRect(x, y, 2, 2);
}

/** How a path is stroked. */
interface Line {
  colour: string;
  weight: number;
  dash?: number[];
}

/** Strokes the path traced by `path`. */
export function stroke(
  ctx: CanvasRenderingContext2D,
  { colour, weight, dash = [] }: Line,
  path: () => void,
): void {
  ctx.beginPath();
  path();
  ctx.strokeStyle = colour;
  ctx.lineWidth = weight;
  ctx.setLineDash(dash);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** Traces a closed octagon of radius `r`. */
export function octagon(ctx: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  const c = r * Math.SQRT1_2 * 0.586;
  const points = [
    [-c, -r],
    [c, -r],
    [r, -c],
    [r, c],
    [c, r],
    [-c, r],
    [-r, c],
    [-r, -c],
  ] as const;
  ctx.moveTo(x + points[0][0], y + points[0][1]);
  for (const [dx, dy] of points.slice(1)) ctx.lineTo(x + dx, y + dy);
  ctx.closePath();
}

/** An octagon around a point, drawn from 0 to 1. */
interface Contour {
  x: number;
  y: number;
  r: number;
  drawn: number;
  phase: number;
  colour: string;
}

/** The site's signature element: an octagon whose line is drawn from 0 to 1 and rotates with `phase`. */
export function contour(ctx: CanvasRenderingContext2D, { x, y, r, drawn, phase, colour }: Contour): void {
  const length = 6.63 * r;
  ctx.lineDashOffset = -phase * length;
  stroke(ctx, { colour, weight: 3, dash: [length * drawn, length * (1 - drawn) + 0.01] }, () =>
    octagon(ctx, x, y, r),
  );
  ctx.lineDashOffset = 0;
}

/** Where the origin goes, and how the drawing is turned and scaled there. */
interface Placing {
  x: number;
  y: number;
  turn?: number;
  scaleX?: number;
  scaleY?: number;
}

/** Runs `draw` with the origin moved, rotated and scaled. */
export function at(
  ctx: CanvasRenderingContext2D,
  { x, y, turn = 0, scaleX = 1, scaleY = scaleX }: Placing,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scaleX, scaleY);
  draw();
  ctx.restore();
}
