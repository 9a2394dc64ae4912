import { hi, ink1, ink2, lineUi, low, mid, volt } from './palette';
import { corners, lengthOf, toPath } from './turtle';

/** One stroke or part of a drawing; `hull` is what is repeated as an echo behind everything. */
export interface Layer {
  mark: string;
  hull?: string;
}
export type Art = Layer | readonly Art[];

/** How a pen differs from its default: colour, width, fill, opacity, dashes. */
export interface Pen {
  c?: string;
  w?: number;
  f?: string;
  o?: number;
  dash?: string;
}

const attr = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** A path element from ready path data. */
export const raw = (d: string, pen: Pen = {}): string =>
  `<path d="${d}"${attr('fill', pen.f)}${attr('stroke', pen.c)}${attr('stroke-width', pen.w)}${attr(
    'opacity',
    pen.o,
  )}${attr('stroke-dasharray', pen.dash)}/>`;

/** The main contour of a part: opaque, so that nearer parts cover farther ones; echoed. */
export function hull(moves: string, pen: Pen = {}): Layer {
  const mark = raw(toPath(moves), pen);
  return { mark, hull: mark };
}

/** The same as a hull but without echo. */
export const part = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), pen),
});

/** A raised panel on a part: lighter ground, thinner and greyer line. */
export const plate = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: ink2, c: mid, w: 3, ...pen }),
});

/** Fine interior lines: seams, vents, bolts. */
export const fine = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: 'none', c: low, w: 2.5, ...pen }),
});

/** A lit line. */
export const lit = (moves: string, c = volt, w = 4, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: 'none', c, w, ...pen }),
});

/** A filled shape without a contour. */
export const solid = (moves: string, f = volt, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f, c: 'none', ...pen }),
});

/** A contour drawn only from its start to a share of 1. The dash is in true lengths, not in `pathLength`,
 * since the renderer that makes the WebP copies does not know that attribute. */
export function drawnTo(moves: string, share: number, c = volt, w = 4): Layer {
  const all = lengthOf(moves);
  return {
    mark: raw(toPath(moves), { f: 'none', c, w, dash: `${Math.round(all * share)} ${Math.ceil(all)}` }),
  };
}

/** A contour with the open gap of 8% at its end: the sign of the game. */
export const gapped = (moves: string, c = volt, w = 4): Layer => drawnTo(moves, 0.92, c, w);

/** The path data of 45 degree lines inside one outline. */
function shade(moves: string, gap: number): string {
  const pts = corners(moves);
  const sums = pts.map(([x, y]) => x + y);
  const [from, to] = [Math.min(...sums), Math.max(...sums)];
  let d = '';
  for (let c = Math.ceil(from / gap) * gap + 0.05; c < to; c += gap) {
    const cuts: number[] = [];
    pts.forEach(([x0, y0], i) => {
      const [x1, y1] = pts[(i + 1) % pts.length] ?? [x0, y0];
      const [s0, s1] = [x0 + y0 - c, x1 + y1 - c];
      if (s0 < 0 !== s1 < 0) cuts.push(x0 + ((x1 - x0) * s0) / (s0 - s1));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [a, b] = [Math.round(cuts[i] ?? 0), Math.round(cuts[i + 1] ?? 0)];
      if (b - a > 1) d += `M${a} ${Math.round(c - a)}l${b - a} ${a - b}`;
    }
  }
  return d;
}

/** Shade: 45 degree lines inside the outline. */
export const hatch = (moves: string, gap = 9, pen: Pen = {}): Layer => hatches([moves], gap, pen);

/** The same for several outlines as one stroke of the pen. */
export function hatches(outlines: readonly string[], gap = 9, pen: Pen = {}): Layer {
  const d = outlines.map((moves) => shade(moves, gap)).join('');
  return { mark: d ? raw(d, { f: 'none', c: lineUi, w: 1.5, ...pen }) : '' };
}

const flat = (art: Art): Layer[] => ('mark' in art ? [art] : art.flatMap(flat));

function group(art: Art, attrs: string): Layer {
  const layers = flat(art);
  const wrap = (inner: string): string => (inner ? `<g${attrs}>${inner}</g>` : '');
  return {
    mark: wrap(layers.map((l) => l.mark).join('')),
    hull: wrap(layers.map((l) => l.hull ?? '').join('')),
  };
}

/** Joins parts into one layer under a transform; `w` sets the contour's weight anew after scaling. */
export const place = (art: Art, transform: string, w?: number): Layer =>
  group(art, ` transform="${transform}"${attr('stroke-width', w)}`);

/** Draws the contours of the parts in another colour than the sheet's. */
export const tint = (art: Art, c: string): Layer => group(art, attr('stroke', c));

/** Parts that a page shows by name, as `file.svg#id`. */
export const named = (id: string, art: Art): Layer => group(art, ` id="${id}"`);

/** Takes the echo off: for small things that stand on others. */
export const still = (art: Art): Layer[] => flat(art).map(({ mark }) => ({ mark }));

/** A name for the echo that follows from the drawing, so that two drawings on one page never share it. */
const nameOf = (text: string): string =>
  `e${(Array.from(text).reduce((h, ch) => (h * 31 + ch.charCodeAt(0)) >>> 0, 7) >>> 0).toString(36)}`;

/** Depth without gradients: the hulls twice more, at +12/+12 px, 24% and 10%. */
function echo(art: Art, step = 12): string {
  const hulls = flat(art)
    .map((l) => l.hull ?? '')
    .join('');
  if (!hulls) return '';
  const id = nameOf(hulls);
  const copy = (n: number, opacity: number): string =>
    `<use href="#${id}" x="${n}" y="${n}" opacity="${opacity}"/>`;
  return `<defs><g id="${id}">${hulls}</g></defs>${copy(step * 2, 0.1)}${copy(step, 0.24)}`;
}

/** A whole drawing: echoes first, then the parts in order. */
export function sheet(w: number, h: number, art: Art, pen: Pen & { step?: number } = {}): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="${pen.f ?? ink1}" stroke="${pen.c ?? hi}" stroke-width="${pen.w ?? 5}" stroke-miterlimit="8">`;
  const marks = flat(art)
    .map((l) => l.mark)
    .join('');
  return `${open}${echo(art, pen.step)}${marks}</svg>\n`;
}
