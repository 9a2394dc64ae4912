import { hi, ink1, ink2, lineUi, low, mid, volt } from './base/palette';
import { corners, lengthOf, type Point, toPath } from './base/turtle';

/** One stroke or part of a drawing; `hull` is repeated as an echo behind everything. */
export interface Layer {
  mark: string;
  hull?: string;
}
export type Art = Layer | readonly Art[];

/** Overrides of the default stroke: colour, width, fill, opacity, dashes. */
export interface Pen {
  c?: string;
  w?: number;
  f?: string;
  o?: number;
  dash?: string;
}

const attr = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** A path element from path data. */
export const raw = (d: string, pen: Pen = {}): string =>
  `<path d="${d}"${attr('fill', pen.f)}${attr('stroke', pen.c)}${attr('stroke-width', pen.w)}${attr(
    'opacity',
    pen.o,
  )}${attr('stroke-dasharray', pen.dash)}/>`;

/** The main contour of a part: opaque, so that nearer parts cover farther ones; has an echo. */
export function hull(moves: string, pen: Pen = {}): Layer {
  const mark = raw(toPath(moves), pen);
  return { mark, hull: mark };
}

/** Like a hull, without echo. */
export const part = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), pen),
});

/** A raised panel on a part: lighter fill, thinner and greyer line. */
export const plate = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: ink2, c: mid, w: 3, ...pen }),
});

/** Fine interior lines: seams, vents, bolts. */
export const fine = (moves: string, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: 'none', c: low, w: 2.5, ...pen }),
});

/** A glowing line. */
export const lit = (moves: string, c = volt, w = 4, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f: 'none', c, w, ...pen }),
});

/** A filled shape without a contour. */
export const solid = (moves: string, f = volt, pen: Pen = {}): Layer => ({
  mark: raw(toPath(moves), { f, c: 'none', ...pen }),
});

/**
 * A contour drawn from its start up to a fraction from 0 to 1. Dashes use real lengths rather than `pathLength`, which
 * the renderer of the WebP copies does not support.
 */
export function drawnTo(moves: string, share: number, c = volt, w = 4): Layer {
  const all = lengthOf(moves);
  return {
    mark: raw(toPath(moves), { f: 'none', c, w, dash: `${Math.round(all * share)} ${Math.ceil(all)}` }),
  };
}

/** A contour with an 8% gap at its end: the sign of the game. */
export const gapped = (moves: string, c = volt, w = 4): Layer => drawnTo(moves, 0.92, c, w);

/** Path data of 45 degree hatching inside one outline. */
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

/** Hatching at 45 degrees inside the outline. */
export const hatch = (moves: string, gap = 9, pen: Pen = {}): Layer => hatches([moves], gap, pen);

/** Hatching of several outlines as one path. */
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

/** Joins parts into one layer under a transform; `w` resets the stroke width after scaling. */
export const place = (art: Art, transform: string, w?: number): Layer =>
  group(art, ` transform="${transform}"${attr('stroke-width', w)}`);

/**
 * A drawing made smaller and moved: what is at `from` comes to `to`. Its lines keep `weight` of their thickness instead of
 * getting thin with it.
 */
export function reduced(art: Art, scale: number, [from, to]: readonly [Point, Point], weight = 0.8): Layer {
  const k = weight / scale;
  const thicken = (mark: string): string =>
    mark.replace(
      /stroke-width="([\d.]+)"/g,
      (_, w) => `stroke-width="${Math.round(Number(w) * k * 10) / 10}"`,
    );
  const layers = flat(art).map(({ mark, hull: outline }) => ({
    mark: thicken(mark),
    ...(outline && { hull: thicken(outline) }),
  }));
  const [x, y] = [to[0] - from[0] * scale, to[1] - from[1] * scale].map((n) => Math.round(n * 10) / 10);
  return place(layers, `translate(${x} ${y}) scale(${scale})`, Math.round(5 * k * 10) / 10);
}

/** Draws the contours in a different colour from the sheet's. */
export const tint = (art: Art, c: string): Layer => group(art, attr('stroke', c));

/** Parts that a page references as `file.svg#id`. */
export const named = (id: string, art: Art): Layer => group(art, ` id="${id}"`);

/** Removes the echo, for small items placed on others. */
export const still = (art: Art): Layer[] => flat(art).map(({ mark }) => ({ mark }));

/** An id for the echo derived from the drawing, so that two drawings on one page never share it. */
const nameOf = (text: string): string =>
  `e${(Array.from(text).reduce((h, ch) => (h * 31 + ch.charCodeAt(0)) >>> 0, 7) >>> 0).toString(36)}`;

/** Depth without gradients: repeats the hulls twice at +12/+12 px, with 24% and 10% opacity. */
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

const openSheet = (w: number, h: number, pen: Pen): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="${pen.f ?? ink1}" stroke="${pen.c ?? hi}" stroke-width="${pen.w ?? 5}" stroke-miterlimit="8">`;

/** A complete drawing: echoes first, then the parts in order. */
export function sheet(w: number, h: number, art: Art, pen: Pen & { step?: number } = {}): string {
  const marks = flat(art)
    .map((l) => l.mark)
    .join('');
  return `${openSheet(w, h, pen)}${echo(art, pen.step)}${marks}</svg>\n`;
}

/**
 * A drawing in layers, back to front, that a page also shows one by one as `file.svg#id`, with the echo of a layer that
 * has hulls as `file.svg#id-echo`. `spare` layers are only for such a page.
 */
export function layered(
  [w, h]: Point,
  layers: Record<string, Art>,
  spare: Record<string, Art> = {},
  pen: Pen = {},
): string {
  const join = (art: Art, kind: 'mark' | 'hull') =>
    flat(art)
      .map((l) => l[kind] ?? '')
      .join('');
  const withHulls = (all: Record<string, Art>) => Object.entries(all).filter(([, art]) => join(art, 'hull'));
  const echoes = withHulls(layers);
  const hidden = [
    ...[...echoes, ...withHulls(spare)].map(([id, art]) => `<g id="${id}-echo">${join(art, 'hull')}</g>`),
    ...Object.entries(spare).map(([id, art]) => `<g id="${id}">${join(art, 'mark')}</g>`),
  ];
  const copies = (n: number, opacity: number): string =>
    `<g opacity="${opacity}">${echoes.map(([id]) => `<use href="#${id}-echo" x="${n}" y="${n}"/>`).join('')}</g>`;
  const shown = Object.entries(layers).map(([id, art]) => `<g id="${id}">${join(art, 'mark')}</g>`);
  return `${openSheet(w, h, pen)}<defs>${hidden.join('')}</defs>${copies(24, 0.1)}${copies(12, 0.24)}${shown.join('')}</svg>\n`;
}
