import { ember, hi, ink0, ink1, lineUi, low, mid, volt } from '../art/base/palette';
import { chamfer, oct, rect, toPath } from '../art/base/turtle';
import type { Mark, Place, Spot } from './mark';
import type { RobotName } from './script';

/** Distance from a unit's centre to the end of its barrel. */
export const muzzle = 56;
/** The body, an octagon like the game's mark. */
export const body = toPath(oct([-29, -29, 58, 58], 17));

const shoulder = (x: number, w: number, h: number): string =>
  `${toPath(rect(x, -31 - h, w, h))}${toPath(rect(x, 31, w, h))}`;

/** What distinguishes the classes: the Elite's crest, the Advanced's shoulders. */
const signs: Record<RobotName, readonly Mark[]> = {
  crest: [
    { d: toPath('-34,-10 l18 u0 sw8 d4 se8 r18 z'), fill: ink1, stroke: ember, width: 3 },
    { d: shoulder(-18, 30, 12), fill: ink1, stroke: ember, width: 3 },
    { d: 'M-22 0H-8', stroke: ember, width: 5 },
  ],
  shoulders: [
    { d: shoulder(-24, 40, 14), fill: ink1, stroke: ember, width: 3 },
    { d: 'M-18 -38H8M-18 38H8', stroke: ember, width: 3 },
  ],
  plain: [{ d: shoulder(-12, 22, 9), fill: ink1, stroke: ember, width: 3 }],
};

/** A robot facing east: barrel, class, body, and the face every robot has, one visor and two dashes. */
const robotParts = (name: RobotName): Mark[] => [
  { d: 'M26 -6h28v12h-28z', fill: ink1, stroke: ember, width: 3 },
  ...signs[name].slice(0, name === 'plain' ? 1 : 2),
  { d: body, fill: ink1, stroke: ember, width: 4 },
  ...signs[name].slice(2),
  { d: toPath(chamfer([-2, -20, 22, 40], 7)), fill: ink0, stroke: hi, width: 2.5 },
  { d: 'M9 -12V-4M9 4V12', stroke: ember, width: 6 },
];

/** The player facing east: the only filled figure. */
const playerParts: readonly Mark[] = [
  { d: 'M22 4h34v11h-34z', fill: ink0, stroke: volt, width: 3 },
  { d: 'M-16 -40h26v11h-26zM-16 29h26v11h-26z', fill: ink0, stroke: volt, width: 3 },
  { d: body, fill: volt },
  { d: toPath(chamfer([-2, -19, 21, 38], 7)), fill: ink0 },
  { d: 'M9 -11V-3M9 3V11', stroke: volt, width: 6 },
  { d: 'M-19 -8V8', stroke: ink0, width: 5 },
];

const placed = (parts: readonly Mark[], { x, y, turn }: Place): Mark[] =>
  parts.map((part) => ({ ...part, at: [x, y, turn] }));

const robotsByName: Record<RobotName, Mark[]> = {
  crest: robotParts('crest'),
  shoulders: robotParts('shoulders'),
  plain: robotParts('plain'),
};

export const robot = (name: RobotName, place: Place): Mark[] => placed(robotsByName[name], place);
export const hero = (place: Place): Mark[] => placed(playerParts, place);

/** Life left, from 0 to 1, as a bar above a unit. */
export const healthBar = ({ x, y }: Place, share: number, colour: string): Mark[] => [
  { d: 'M-27 0H27', stroke: ink0, width: 9, at: [x, y - 58] },
  { d: 'M-25 0H25', stroke: lineUi, width: 4, at: [x, y - 58] },
  ...(share > 0
    ? [{ d: `M-25 0h${Math.round(500 * share) / 10}`, stroke: colour, width: 4, at: [x, y - 58] as const }]
    : []),
];

/** The player's lives, as dashes below it. */
export const lifePips = ({ x, y }: Spot, left: number, all: number): Mark[] =>
  Array.from({ length: all }, (_, n) => ({
    d: 'M-7 0H7',
    stroke: n < left ? volt : lineUi,
    width: 5,
    at: [x + (n - (all - 1) / 2) * 20, y + 56] as const,
  }));

const life = toPath(rect(-22, -9, 44, 18));
const half = 'M-22 -9h18l8 18h-26z';

/**
 * The lives at three times their size around a spot. The one after the first `left` goes out: its contour stays, and
 * opens. `share` runs from 0 to 1, or backwards for a regained life.
 */
export const lifeGoing = ({ x, y }: Spot, left: number, all: number, share: number): Mark[] =>
  Array.from({ length: all }, (_, n): Mark[] => {
    const [at, apart] = [x + (n - (all - 1) / 2) * 62, 26 * share];
    if (n < left || (n === left && share === 0)) return [{ d: life, fill: volt, at: [at, y] }];
    const contour: Mark = { d: life, stroke: low, width: 3, at: [at, y] };
    if (n > left) return [contour];
    const look = { d: half, fill: share < 0.2 ? hi : volt, opacity: 1 - share };
    return [
      contour,
      { ...look, at: [at - apart, y + apart, -share] },
      { ...look, at: [at + apart, y + apart, Math.PI - share] },
    ];
  }).flat();

/** "-1" or "+1" as strokes. */
export const lifeChange = ({ x, y }: Spot, won: boolean): Mark => ({
  d: `M-32 0H-6M8 -12L20 -24V24${won ? 'M-19 -13V13' : ''}`,
  stroke: volt,
  width: 8,
  at: [x, y],
});

/** "!" above a robot that has seen the player; `risen` is how far it has risen. */
export const exclamation = ({ x, y }: Place, risen: number): Mark[] => [
  {
    d: 'M-5 -34h10l-3 22h-4zM-4 -7h8v7h-8z',
    fill: ember,
    opacity: risen,
    at: [x, y - 66 + 10 * (1 - risen)],
  },
];

/** The sides of a contour of radius `r` opening and flying apart; `share` from 0 to 1. */
export function fragments({ x, y, turn }: Place, share: number, colour: string, r = 28): Mark[] {
  const far = 46 * (1 - (1 - share) ** 3);
  const side = Math.round(r * 0.41);
  const opacity = Math.min(1, 3 - 3 * share);
  const sides = Array.from({ length: 8 }, (_, n) => {
    const angle = (n * Math.PI) / 4 + turn;
    const at = [
      x + Math.cos(angle) * (r + far),
      y + Math.sin(angle) * (r + far),
      angle + share * (n % 2 ? 1.2 : -1.2),
    ] as const;
    return { d: `M0 ${-side}V${side}`, stroke: colour, width: 6, opacity, at };
  });
  const burst = { d: ring(r), fill: colour, opacity: 0.5 - 2 * share, at: [x, y] as const };
  return share < 0.25 ? [burst, ...sides] : sides;
}

/** A circle around the origin. */
export const ring = (r: number): string => {
  const n = Math.round(r * 10) / 10;
  return `M${-n} 0a${n} ${n} 0 1 1 ${2 * n} 0a${n} ${n} 0 1 1 ${-2 * n} 0`;
};

/** A unit's contour, closing as the unit comes into the game; `share` from 0 to 1. */
export const arriving = ({ x, y, turn }: Place, share: number, colour: string): Mark[] => [
  { d: body, stroke: colour, width: 5, dash: [Math.max(0.1, 196 * share), 200], at: [x, y, turn] },
  { d: ring(74 - 40 * share), stroke: mid, width: 2, opacity: share, at: [x, y] },
];
