import { hi, ink0, ink1, ink2, ion, mid, volt } from '../palette';
import { oct, rect, toPath } from '../turtle';
import { boxAt } from './field';
import { during, type Mark, type Spot, through } from './mark';
import type { Opening } from './script';
import { ring } from './units';

/** The crosshair: four ticks and a point, wide enough to leave a robot's face free. */
export const aimMarks = ({ x, y }: Spot, r: number): Mark[] => [
  {
    d: `M${-r} ${-r + 12}v-12h12M${r} ${-r + 12}v-12h-12M${-r} ${r - 12}v12h12M${r} ${r - 12}v12h-12`,
    stroke: ion,
    width: 3.5,
    at: [x, y],
  },
  {
    d: `M${-r - 10} 0h14M${r + 10} 0h-14M0 ${-r - 10}v14M0 ${r + 10}v-14`,
    stroke: ion,
    width: 2.5,
    at: [x, y],
  },
];

/** A bullet on its way with its trail, in the colour of who fired. */
export const bullet = ({ x, y }: Spot, turn: number, colour: string): Mark[] => [
  { d: 'M-46 0H-8', stroke: colour, width: 2.5, opacity: 0.45, at: [x, y, turn] },
  { d: 'M-14 0H8', stroke: colour, width: 6, at: [x, y, turn] },
];

/** The flash at the end of a barrel. */
export const flash = ({ x, y }: Spot, turn: number, share: number): Mark[] => [
  { d: 'M4 0H24M2 -5L16 -14M2 5L16 14', stroke: hi, width: 3.5, opacity: 1 - share, at: [x, y, turn] },
];

/** What a hit throws off. */
export const impact = ({ x, y }: Spot, share: number, colour: string): Mark[] => {
  const [inner, outer] = [16 + 22 * share, 24 + 34 * share];
  const d = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((n) => {
      const [c, s] = [Math.cos((n * Math.PI) / 4 + 0.3), Math.sin((n * Math.PI) / 4 + 0.3)];
      return `M${(c * inner).toFixed(1)} ${(s * inner).toFixed(1)}L${(c * outer).toFixed(1)} ${(s * outer).toFixed(1)}`;
    })
    .join('');
  return [
    { d, stroke: colour, width: 3, opacity: 1 - share, at: [x, y] },
    { d: ring(32 + 14 * share), stroke: colour, width: 3, opacity: 0.9 * (1 - share), at: [x, y] },
  ];
};

const aura = toPath(oct(-46, -46, 92, 92, 27));

/** The shield from the box: a second octagon around the player. */
export const shieldMarks = ({ x, y }: Spot, share: number, struck: number): Mark[] => [
  { d: aura, fill: ion, opacity: 0.1 + 0.3 * struck, at: [x, y] },
  {
    d: aura,
    stroke: ion,
    width: 3 + 3 * struck,
    dash: [312 * share, 320],
    at: [x, y],
  },
];

const gifts = {
  shield: [
    { d: toPath('-18,-20 r36 d22 sw18 nw18 z'), fill: ink0, stroke: ion, width: 4 },
    { d: 'M0 -12V8M-10 -4H10', stroke: ion, width: 4 },
  ],
  life: [
    { d: toPath(oct(-20, -20, 40, 40, 12)), fill: ink0, stroke: volt, width: 4 },
    { d: 'M-10 0H10M0 -10V10', stroke: volt, width: 5 },
  ],
} satisfies Record<Opening['gives'], readonly Mark[]>;

const { x, y } = boxAt;
const front = toPath(rect(-26, -26, 52, 52));
/** The line that closes around the box while it is opened. */
const around = toPath(oct(-44, -44, 88, 88, 26));
const box: readonly Mark[] = [
  { d: 'M-26 -26l12 -12h52l-12 12zM26 -26l12 -12v52l-12 12z', fill: ink2, stroke: hi, width: 3 },
  { d: front, fill: ink1, stroke: hi, width: 3.5 },
  { d: toPath(oct(-13, -13, 26, 26, 8)), stroke: volt, width: 4, dash: [70, 8] },
];

/** The box at second `t`: whole, while its contour is closed around it, open with its loot rising, or coming again. */
export function boxMarks(t: number, { from, open, gone, again, gives }: Opening): Mark[] {
  if (t > gone + 0.5 && t < again) return [];
  const shown = t > open ? Math.max(1 - through(t, gone, gone + 0.5), through(t, again, again + 0.6)) : 1;
  if (shown < 1) return [{ d: front, stroke: hi, width: 3.5, dash: [208 * shown, 210], at: [x, y] }];
  const marks: Mark[] = box.map((mark) => ({ ...mark, at: [x, y] }));
  const closing = through(t, from, open);
  if (t >= from && t < open)
    marks.push({
      d: around,
      stroke: volt,
      width: 5,
      dash: [298 * closing, 300],
      at: [x, y],
    });
  if (t < open || t >= again) return marks;
  return [...marks, ...loot(t, open, gone, gives)];
}

/** The open box: its flaps fold out, a beam stands up, and what was in it rises. */
function loot(t: number, open: number, gone: number, gives: Opening['gives']): Mark[] {
  const out = through(t, open, open + 0.25);
  const flap = Math.round(34 * out);
  const rise = 1 - (1 - through(t, open, open + 0.5)) ** 3;
  const light = during(t, open, gone, 0.2);
  return [
    { d: front, fill: ink0, stroke: volt, width: 4, at: [x, y] },
    {
      d: `M-26 -26l${-flap} ${-flap}v52l${flap} ${flap}zM26 26l${flap} ${flap}h-52l${-flap} ${-flap}z`,
      fill: ink2,
      stroke: hi,
      width: 3,
      at: [x, y],
    },
    { d: 'M-24 20L-34 -104H34L24 20z', fill: volt, opacity: 0.16 * light, at: [x, y] },
    {
      d: ring(40 + 70 * out),
      stroke: volt,
      width: 3,
      opacity: 0.8 * (1 - through(t, open, open + 0.6)),
      at: [x, y],
    },
    ...gifts[gives].map((mark) => ({ ...mark, at: [x, y - 78 * rise] as const })),
    { d: 'M-30 -20V-44M30 -14V-52', stroke: mid, width: 2, opacity: light, at: [x, y] },
  ];
}
