/**
 * A turtle-graphics language. A drawing is a string of moves, and no move produces a line other than at 0, 45 or 90
 * degrees or a circular arc, so the drawing rule cannot be broken by accident.
 *
 * - `10,20` lifts the pen to a point
 * - `r5 l5 u5 d5` straight, `ne5 nw5 se5 sw5` diagonal (5 on each axis)
 * - a trailing `+` or `-` bends the move into an arc (clockwise or counter-clockwise): a quarter circle for a diagonal,
 *   a half circle for a straight move
 * - `o5` a circle around the pen
 * - `>10,20` go to a point, straight first and the rest at 45 degrees; `/10,20` the same with the diagonal first
 * - `z` close, as `>` would
 */
export type Point = readonly [number, number];
/** A rectangle: its left upper corner, its width and its height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

const steps: Readonly<Record<string, Point>> = {
  r: [1, 0],
  l: [-1, 0],
  u: [0, -1],
  d: [0, 1],
  ne: [1, -1],
  nw: [-1, -1],
  se: [1, 1],
  sw: [-1, 1],
};

interface Move {
  name: string;
  size: number;
  bend: '' | '+' | '-';
}

const num = (n: number): string => String(Math.round(n * 10) / 10);

function readMove(token: string): Move {
  const found = /^([a-z]+)(-?[\d.]+)?([+-]?)$/.exec(token);
  if (!found?.[1]) throw new Error(`not a move: ${token}`);
  return { name: found[1], size: Number(found[2] ?? 0), bend: (found[3] ?? '') as Move['bend'] };
}

const readPoint = (token: string): Point => {
  const [x, y] = token.split(',');
  return [Number(x), Number(y)];
};

const compass: Readonly<Record<string, string>> = {
  '1,0': 'r',
  '-1,0': 'l',
  '0,1': 'd',
  '0,-1': 'u',
  '1,1': 'se',
  '-1,1': 'sw',
  '1,-1': 'ne',
  '-1,-1': 'nw',
};

/** The straight and diagonal moves that cover dx, dy. */
function route(dx: number, dy: number, diagonalFirst = false): string[] {
  const [ax, ay] = [Math.abs(dx), Math.abs(dy)];
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  const both = Math.min(ax, ay);
  const rest = Math.max(ax, ay) - both;
  const out: string[] = [];
  if (rest > 0.1) out.push(`${compass[ax > ay ? `${sx},0` : `0,${sy}`]}${rest}`);
  if (both > 0.1) out.push(`${compass[`${sx},${sy}`]}${both}`);
  return diagonalFirst ? out.toReversed() : out;
}

/** Splits the moves and resolves `>`, `/` and `z` into plain moves. */
function words(moves: string): string[] {
  const out: string[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  const take = (plain: string[]): void => {
    for (const token of plain) {
      const { name, size } = readMove(token);
      const [sx, sy] = steps[name] ?? [0, 0];
      [x, y] = [x + sx * size, y + sy * size];
      out.push(token);
    }
  };
  for (const token of moves.trim().split(/\s+/)) {
    if (token === 'z') {
      const last = route(start[0] - x, start[1] - y);
      take(last.slice(0, -1));
      out.push('z');
      [x, y] = start;
    } else if (!token.includes(',')) take([token]);
    else if (token.startsWith('>') || token.startsWith('/')) {
      const [tx, ty] = readPoint(token.slice(1));
      take(route(tx - x, ty - y, token.startsWith('/')));
    } else {
      start = readPoint(token);
      [x, y] = start;
      out.push(token);
    }
  }
  return out;
}

function arcTo(move: Move, dx: number, dy: number): string {
  const r = num(dx && dy ? move.size : move.size / 2);
  return `a${r} ${r} 0 0 ${move.bend === '+' ? 1 : 0} ${num(dx)} ${num(dy)}`;
}

function straight(dx: number, dy: number): string {
  if (dy === 0) return `h${num(dx)}`;
  return dx === 0 ? `v${num(dy)}` : `l${num(dx)} ${num(dy)}`;
}

const circle = (r: number): string =>
  `m${num(-r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`;

/** Converts moves into SVG path data. */
export function toPath(moves: string): string {
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let out = '';
  for (const token of words(moves)) {
    if (token.includes(',')) {
      start = readPoint(token);
      [x, y] = start;
      out += `M${num(x)} ${num(y)}`;
    } else if (token === 'z') {
      out += 'z';
      [x, y] = start;
    } else {
      const move = readMove(token);
      if (move.name === 'o') {
        out += `${circle(move.size)}m${num(move.size)} 0`;
        continue;
      }
      const step = steps[move.name];
      if (!step) throw new Error(`not a move: ${token}`);
      const [dx, dy] = [step[0] * move.size, step[1] * move.size];
      out += move.bend ? arcTo(move, dx, dy) : straight(dx, dy);
      [x, y] = [x + dx, y + dy];
    }
  }
  return out.replace(/m[\d.]+ 0(?=M|$)/g, '');
}

/** The length of the path. */
export function lengthOf(moves: string): number {
  let [x, y, sum] = [0, 0, 0];
  let start: Point = [0, 0];
  for (const token of words(moves)) {
    if (token.includes(',')) {
      start = readPoint(token);
      [x, y] = start;
      continue;
    }
    const { name, size, bend } = readMove(token);
    const [sx, sy] = steps[name] ?? [0, 0];
    if (name === 'z') {
      sum += Math.hypot(start[0] - x, start[1] - y);
      [x, y] = start;
      continue;
    }
    const way = Math.hypot(sx, sy) * size;
    sum += bend ? (size * Math.PI) / 2 : way;
    [x, y] = [x + sx * size, y + sy * size];
  }
  return sum;
}

/** The corners of the first outline; an arc counts as its chord. */
export function corners(moves: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const token of words(moves)) {
    if (token.includes(',')) {
      if (points.length > 0) break;
      [x, y] = readPoint(token);
    } else {
      const move = readMove(token);
      const step = steps[move.name];
      if (step) [x, y] = [x + step[0] * move.size, y + step[1] * move.size];
    }
    points.push([x, y]);
  }
  return points;
}

function mapMoves(moves: string, point: (p: Point) => Point, swap: Readonly<Record<string, string>>): string {
  return words(moves)
    .map((token) => {
      if (token.includes(',')) return point(readPoint(token)).join(',');
      const { name, size, bend } = readMove(token);
      if (name === 'z') return 'z';
      const turned = bend === '+' ? '-' : bend === '-' ? '+' : '';
      return `${swap[name] ?? name}${size}${turned}`;
    })
    .join(' ');
}

const leftRight = { r: 'l', l: 'r', ne: 'nw', nw: 'ne', se: 'sw', sw: 'se' };

/** Mirrors the moves across the vertical line x = cx. */
export const flip = (moves: string, cx: number): string =>
  mapMoves(moves, ([x, y]) => [2 * cx - x, y], leftRight);

/** The moves and their mirror image, as one string. */
export const both = (moves: string, cx: number): string => `${moves} ${flip(moves, cx)}`;

/** Translates the moves by dx, dy. */
export const shift = (moves: string, dx: number, dy: number): string =>
  words(moves)
    .map((token) => {
      if (!token.includes(',')) return token;
      const [x, y] = readPoint(token);
      return `${x + dx},${y + dy}`;
    })
    .join(' ');

/** A closed symmetric outline from its right half: top centre down to bottom centre. */
export function sym(cx: number, y: number, half: string): string {
  const up: Readonly<Record<string, string>> = { d: 'u', u: 'd', se: 'ne', ne: 'se', sw: 'nw', nw: 'sw' };
  const moves = words(half).map(readMove);
  const reach = moves.reduce((x, m) => x + (steps[m.name]?.[0] ?? 0) * m.size, 0);
  const ends = reach === 0 ? [] : [{ name: reach > 0 ? 'l' : 'r', size: Math.abs(reach), bend: '' }];
  const right = [...moves, ...ends];
  const left = right.toReversed().map((m) => ({ ...m, name: up[m.name] ?? m.name }));
  return `${cx},${y} ${[...right, ...left].map((m) => `${m.name}${m.size}${m.bend}`).join(' ')} z`;
}

/** A rectangle. */
export const rect = (x: number, y: number, w: number, h: number): string => `${x},${y} r${w} d${h} l${w} z`;

/** A rectangle with the signature chamfers: top right and bottom left. */
export const chamfer = ([x, y, w, h]: Box, c = 16): string =>
  `${x},${y} r${w - c} se${c} d${h - c} l${w - c} nw${c} z`;

/** A rectangle with all four corners cut. */
export const oct = ([x, y, w, h]: Box, c: number): string =>
  `${x + c},${y} r${w - 2 * c} se${c} d${h - 2 * c} sw${c} l${w - 2 * c} nw${c} u${h - 2 * c} z`;
