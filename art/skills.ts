import { hi, ink0, ink1, ion, lineUi, low, violet, volt } from './base/palette';
import { arc, at, centre as C, leaf, ring, turns } from './parts/arcs';
import { type Art, type Layer, raw, sheet } from './svg';

const big = (d: string, c?: string, f?: string): Layer => {
  const mark = raw(d, { ...(c ? { c } : {}), f: f ?? 'none' });
  return { mark, hull: mark };
};
const thin = (d: string, c = low, w = 2.5): Layer => ({ mark: raw(d, { c, w, f: 'none' }) });
const full = (d: string, f: string): Layer => ({ mark: raw(d, { f, c: 'none' }) });

/** The dimensioned circle around every skill, with its gap at the top left. */
const field = (c: string): Art => [
  thin(arc(206, 240, 390) + arc(206, 40, 210), lineUi, 3),
  thin(
    turns(8, (a) => arc(216, a - 3, a + 3), 22.5),
    c,
    4,
  ),
];
const skill = (c: string, art: Art): string => sheet(480, 480, [field(c), art]);

/** Magic: a whirl of six blades. */
const whirl = (): string =>
  skill(violet, [
    big(
      turns(6, (a) => `M${at(34, a)}A84 84 0 0 1 ${at(170, a + 40)}A116 116 0 0 0 ${at(34, a + 44)}z`),
      hi,
      ink1,
    ),
    thin(
      turns(6, (a) => `M${at(60, a + 14)}A80 80 0 0 1 ${at(146, a + 38)}`),
      violet,
      4,
    ),
    big(ring(34), hi, ink1),
    full(ring(14), violet),
    thin(turns(6, (a) => arc(184, a + 6, a + 30))),
  ]);

/** Magic: a crescent ward with orbiting seeds. */
const moonWard = (): string =>
  skill(violet, [
    big(`M${at(150, 285)}A150 150 0 1 0 ${at(150, 75)}A118 118 0 1 1 ${at(150, 285)}z`, hi, ink1),
    thin(arc(136, 110, 250) + arc(124, 120, 240)),
    thin(arc(86, 250, 470, [C + 26, C]), violet, 4),
    big(ring(34, [C + 40, C]), violet, ink1),
    full(ring(12, [C + 40, C]), violet),
    thin(ring(12, [C + 130, C - 90]) + ring(9, [C + 160, C]) + ring(12, [C + 130, C + 90]), violet, 4),
  ]);

/** Magic: healing lotus of leaves. */
const lotus = (): string =>
  skill(violet, [
    big(
      turns(8, (a) => leaf([40, 168], a, 92), 22.5),
      hi,
      ink1,
    ),
    big(
      turns(8, (a) => leaf([30, 128], a, 72)),
      violet,
      ink1,
    ),
    thin(
      turns(8, (a) => leaf([54, 104], a, 44)),
      violet,
    ),
    big(ring(36), hi, ink1),
    thin(ring(24)),
    full(ring(12), volt),
  ]);

/** Magic: the all-seeing eye. */
const eye = (): string =>
  skill(violet, [
    big(`M52 ${C}A208 208 0 0 1 412 ${C}A208 208 0 0 1 52 ${C}z`, hi, ink1),
    thin(`M84 ${C}A190 190 0 0 1 380 ${C}M84 ${C}A190 190 0 0 0 380 ${C}`),
    big(ring(76), violet, ink0),
    thin(
      turns(16, (a) => leaf([44, 68], a, 18)),
      violet,
      2,
    ),
    big(ring(36), hi, ink1),
    full(ring(16), violet),
    full(ring(7, [C + 16, C - 16]), hi),
    thin(arc(150, 230, 310) + arc(170, 240, 300) + arc(150, 50, 130) + arc(170, 60, 120), violet, 4),
  ]);

/** Electric: ball lightning, sparks as chained arcs. */
const ball = (): string => {
  const spark = (a: number): string =>
    `M${at(78, a)}A24 24 0 0 1 ${at(110, a + 16)}A24 24 0 0 0 ${at(136, a - 2)}A24 24 0 0 1 ${at(178, a + 10)}`;
  return skill(ion, [
    big(turns(7, spark), ion),
    big(ring(78), hi, ink1),
    thin(arc(64, 180, 300) + arc(52, 190, 280)),
    thin(`M${at(50, 110)}A30 30 0 0 1 ${at(14, 60)}A30 30 0 0 0 ${at(50, 340)}`, ion, 5),
    thin(arc(64, 10, 100), ion, 4),
    full(
      turns(7, (a) =>
        ring(6, [
          C + 192 * Math.cos(((a + 12) * Math.PI) / 180),
          C + 192 * Math.sin(((a + 12) * Math.PI) / 180),
        ]),
      ),
      ion,
    ),
  ]);
};

/** Electric: a coil under its sphere, discharging to both sides. */
const coil = (): string => {
  const turnsOf = [0, 1, 2, 3, 4].map((i) => ({ y: 236 + i * 34, w: 52 + i * 9 }));
  const front = turnsOf
    .map(({ y, w }) => `M${C - w} ${y}A${w * 1.5} ${w * 1.5} 0 0 0 ${C + w} ${y}`)
    .join('');
  const back = turnsOf.map(({ y, w }) => `M${C - w} ${y}A${w * 1.6} ${w * 1.6} 0 0 1 ${C + w} ${y}`).join('');
  const spark = (k: 1 | -1): string =>
    [
      `M${C + k * 62} 118A28 28 0 0 ${k > 0 ? 1 : 0} ${C + k * 100} 96A26 26 0 0 ${k > 0 ? 0 : 1} ${C + k * 134} 122A24 24 0 0 ${k > 0 ? 1 : 0} ${C + k * 164} 150`,
      `M${C + k * 56} 164A30 30 0 0 ${k > 0 ? 0 : 1} ${C + k * 100} 176A28 28 0 0 ${k > 0 ? 1 : 0} ${C + k * 134} 208A30 30 0 0 ${k > 0 ? 0 : 1} ${C + k * 160} 250`,
    ].join('');
  return skill(ion, [
    thin(back, low, 3),
    big(front),
    big(`M${C - 30} 188A60 60 0 0 0 ${C - 44} 226M${C + 30} 188A60 60 0 0 1 ${C + 44} 226`),
    big(ring(62, [C, 136]), hi, ink1),
    thin(arc(48, 180, 280, [C, 136]) + arc(36, 190, 260, [C, 136])),
    big(spark(1) + spark(-1), ion),
    full(ring(16, [C, 136]) + ring(7, [C + 170, 158]) + ring(7, [C - 170, 158]), ion),
    full(ring(7, [C + 162, 260]) + ring(7, [C - 162, 260]), ion),
    thin(arc(110, 60, 120, [C, 318]), ion, 4),
  ]);
};

/** Electric: a shock wave running out from the ground. */
const shock = (): string => {
  const y = 350;
  return skill(ion, [
    big(arc(60, 190, 350, [C, y])),
    big(arc(110, 195, 345, [C, y]), ion),
    big(arc(165, 205, 335, [C, y])),
    big(arc(225, 216, 324, [C, y]), ion),
    thin([84, 96, 138, 150, 194, 206].map((r) => arc(r, 222, 318, [C, y])).join('')),
    full(ring(26, [C, y]), ion),
    thin(ring(40, [C, y]), hi, 4),
    thin(arc(150, 200, 222, [C, y]) + arc(150, 318, 340, [C, y]), volt, 5),
  ]);
};

/** Electric: a magnetic field with two poles. */
const magnet = (): string => {
  const lobe = (r: number): string =>
    `M${C} ${C - 60}A${r} ${r} 0 1 1 ${C} ${C + 60}M${C} ${C - 60}A${r} ${r} 0 1 0 ${C} ${C + 60}`;
  return skill(ion, [
    big(lobe(66)),
    big(lobe(84), ion),
    thin(lobe(74)),
    thin(
      arc(40, 200, 340, [C, C - 120]) +
        arc(62, 205, 335, [C, C - 116]) +
        arc(40, 20, 160, [C, C + 120]) +
        arc(62, 25, 155, [C, C + 116]),
      ion,
      4,
    ),
    big(ring(34, [C, C - 60]), hi, ink1),
    big(ring(34, [C, C + 60]), hi, ink1),
    full(ring(14, [C, C - 60]), ion),
    thin(ring(14, [C, C + 60]), ion, 5),
    thin(ring(18, [C, C]), low),
  ]);
};

/** Eight skills, four of magic and four of electricity, drawn with arcs only. */
export const skills: Record<string, () => string> = {
  'skills/loc-xoay': whirl,
  'skills/khien-trang': moonWard,
  'skills/sen-hoi-sinh': lotus,
  'skills/mat-than': eye,
  'skills/cau-set': ball,
  'skills/cuon-day': coil,
  'skills/song-xung': shock,
  'skills/nam-cham': magnet,
};
