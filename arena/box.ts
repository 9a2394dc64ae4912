import { hi, ink0, ink1, ink2, ion, volt } from '../art/base/palette';
import { oct, rect, toPath } from '../art/base/turtle';
import { boxAt } from './field';
import { between, during, line, type Mark, type Spot, through } from './mark';
import type { Opening } from './script';
import { ring } from './units';

const gifts = {
  shield: {
    colour: ion,
    marks: [
      { d: toPath('-26,-28 r52 d32 sw26 nw26 z'), fill: ink0, stroke: ion, width: 5 },
      { d: 'M0 -17V13M-14 -4H14', stroke: ion, width: 6 },
    ],
  },
  life: {
    colour: volt,
    marks: [
      { d: toPath(oct([-27, -27, 54, 54], 16)), fill: ink0, stroke: volt, width: 5 },
      { d: 'M-14 0H14M0 -14V14', stroke: volt, width: 6 },
    ],
  },
} satisfies Record<Opening['gives'], { colour: string; marks: readonly Mark[] }>;

const { x, y } = boxAt;
const front = toPath(rect(-26, -26, 52, 52));
/** The line that closes around the box while it is being opened. */
const around = toPath(oct([-44, -44, 88, 88], 26));
const box: readonly Mark[] = [
  { d: 'M-26 -26l12 -12h52l-12 12zM26 -26l12 -12v52l-12 12z', fill: ink2, stroke: hi, width: 3 },
  { d: front, fill: ink1, stroke: hi, width: 3.5 },
  { d: toPath(oct([-13, -13, 26, 26], 8)), stroke: volt, width: 4, dash: [70, 8] },
];

/** How long the box takes to vanish and to reappear, and its gift to rise and to fly, in seconds. */
const [vanishing, coming, rising, flying] = [0.4, 0.6, 0.4, 0.6];

/** The box at second `t`: whole, with its contour closing around it, open, or reappearing. */
export function boxMarks(t: number, { from, open, taken, again }: Opening): Mark[] {
  if (t > taken + vanishing && t < again) return [];
  const shown =
    t > open ? Math.max(1 - through(t, taken, taken + vanishing), through(t, again, again + coming)) : 1;
  if (shown < 1) return [{ d: front, stroke: hi, width: 3.5, dash: [208 * shown, 210], at: [x, y] }];
  if (t >= open && t < again) return opened(t, open, taken);
  const marks: Mark[] = box.map((mark) => ({ ...mark, at: [x, y] }));
  if (t >= from && t < open)
    marks.push({
      d: around,
      stroke: volt,
      width: 6,
      dash: [298 * through(t, from, open), 300],
      at: [x, y],
    });
  return marks;
}

/** The open box: its flaps fold out and a beam rises. */
function opened(t: number, open: number, taken: number): Mark[] {
  const out = through(t, open, open + 0.25);
  const flap = Math.round(34 * out);
  const burst = through(t, open, open + 0.4);
  return [
    { d: front, fill: ink0, stroke: volt, width: 4, at: [x, y] },
    {
      d: `M-26 -26l${-flap} ${-flap}v52l${flap} ${flap}zM26 26l${flap} ${flap}h-52l${-flap} ${-flap}z`,
      fill: ink2,
      stroke: hi,
      width: 3,
      at: [x, y],
    },
    {
      d: 'M-24 20L-40 -130H40L24 20z',
      fill: volt,
      opacity: 0.18 * during(t, open, taken - flying, 0.2),
      at: [x, y],
    },
    { d: ring(40 + 30 * burst), stroke: volt, width: 3, opacity: 0.8 * (1 - burst), at: [x, y] },
  ];
}

const ease = (share: number): number => share * share * (3 - 2 * share);

/** The box's contents: the gift rises out of it, then flies in an arc to the player and leaves a trail. */
export function giftMarks(t: number, { open, taken, gives }: Opening, player: Spot): Mark[] {
  if (t < open || t >= taken) return [];
  const top = { x, y: y - 92 * (1 - (1 - through(t, open, open + rising)) ** 3) };
  const way = (share: number): Spot => {
    const spot = between(top, player, ease(share));
    return { x: spot.x, y: spot.y - 24 * Math.sin(Math.PI * ease(share)) };
  };
  const flown = through(t, taken - flying, taken);
  const spot = way(flown);
  const { colour, marks } = gifts[gives];
  const trail = [0, 0.1, 0.2, 0.3, 0.4].map((back) => way(Math.max(0, flown - back)));
  return [
    ...(flown > 0 ? [{ d: line(trail), stroke: colour, width: 10, opacity: 0.6 }] : []),
    ...marks.map((mark) => ({ ...mark, at: [spot.x, spot.y] as const })),
  ];
}
