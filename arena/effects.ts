import { hi, ion } from '../art/base/palette';
import { oct, toPath } from '../art/base/turtle';
import { type Mark, type Spot, through } from './mark';
import { fragments, ring } from './units';

/** The crosshair: four ticks and a point, wide enough to leave a robot's face visible; `shown` from 0 to 1. */
export const aimMarks = ({ x, y }: Spot, r: number, shown: number): Mark[] =>
  [
    {
      d: `M${-r} ${-r + 12}v-12h12M${r} ${-r + 12}v-12h-12M${-r} ${r - 12}v12h12M${r} ${r - 12}v12h-12`,
      width: 3.5,
    },
    { d: `M${-r - 10} 0h14M${r + 10} 0h-14M0 ${-r - 10}v14M0 ${r + 10}v-14`, width: 2.5 },
  ].map((mark) => ({ ...mark, stroke: ion, ...(shown < 1 && { opacity: shown }), at: [x, y] }));

/** A bullet that has flown `far`, in the shooter's colour, with a trail that starts at the barrel. */
export const bullet = ({ x, y }: Spot, turn: number, far: number, colour: string): Mark[] => [
  { d: `M${-Math.min(110, far)} 0H-30`, stroke: colour, width: 3.5, opacity: 0.5, at: [x, y, turn] },
  { d: `M${-Math.min(44, far)} 0H8`, stroke: colour, width: 7, at: [x, y, turn] },
];

/** The flash at the end of a barrel. */
export const flash = ({ x, y }: Spot, turn: number, share: number): Mark[] => [
  {
    d: 'M4 0H34M2 -7L24 -22M2 7L24 22',
    stroke: hi,
    width: 5,
    opacity: 1 - share,
    at: [x, y, turn],
  },
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

const aura = toPath(oct([-46, -46, 92, 92], 27));
/** How long the shield takes to close and to break, in seconds. */
const [closing, breaking] = [0.3, 0.5];

/** The shield from the box: a second octagon that closes around the player, is `struck` and breaks. */
export function shieldMarks(
  { x, y, turn }: Spot & { turn: number },
  t: number,
  [from, to]: readonly [number, number],
  struck: boolean,
): Mark[] {
  if (t < from || t >= to + breaking) return [];
  if (t >= to) return fragments({ x, y, turn }, (t - to) / breaking, ion, 46);
  return [
    { d: aura, fill: ion, opacity: struck ? 0.45 : 0.14, at: [x, y] },
    {
      d: aura,
      stroke: ion,
      width: struck ? 8 : 5,
      dash: [312 * through(t, from, from + closing), 320],
      at: [x, y],
    },
    {
      d: ring(46 + 60 * through(t, from, from + 0.4)),
      stroke: ion,
      width: 3,
      opacity: 1 - through(t, from, from + 0.4),
      at: [x, y],
    },
  ];
}
