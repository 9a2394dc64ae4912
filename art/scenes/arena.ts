import { ember, hi, ion, lineDim, lineUi, low, mid, volt } from '../base/palette';
import { chamfer, oct, type Point, rect } from '../base/turtle';
import { callout, dimension, reticle, solidOf } from '../parts/solid';
import {
  type Art,
  fine,
  gapped,
  hatch,
  hull,
  type Layer,
  lit,
  part,
  place,
  plate,
  raw,
  sheet,
  solid,
} from '../svg';

/** A robot's field of view: a quarter circle between two diagonals. `turn` in steps of 45 degrees. */
const cone = ([x, y]: Point, reach: number, turn: number, c: string): Layer => {
  const r = Math.round(reach * Math.SQRT2);
  const d = `M0 0l${reach} ${-reach}A${r} ${r} 0 0 1 ${reach} ${reach}z`;
  const rings = [0.45, 0.72].map((k) => {
    const [q, s] = [Math.round(reach * k), Math.round(r * k)];
    return `M${q} ${-q}A${s} ${s} 0 0 1 ${q} ${q}`;
  });
  return place(
    [
      { mark: raw(d, { f: c, c: 'none', o: 0.09 }) },
      { mark: raw(d, { f: 'none', c, w: 2 }) },
      { mark: raw(rings.join(''), { f: 'none', c, w: 1.5, dash: '6 6' }) },
    ],
    `translate(${x} ${y}) rotate(${turn * 45})`,
  );
};

/** A robot from above: octagon, gun, mark. */
const unit = (x: number, y: number, turn: number, c: string): Layer =>
  place(
    [
      part('14,-6 r26 d12 l26 z', { c, w: 3 }),
      part('-8,-32 r18 d14 l18 z -8,18 r18 d14 l18 z', { c, w: 3 }),
      part(oct([-22, -22, 44, 44], 13), { c, w: 3.5 }),
      plate(oct([-10, -10, 20, 20], 6), { c }),
      lit('4,-5 d10', c, 4),
    ],
    `translate(${x} ${y}) rotate(${turn * 45})`,
  );

const route = (moves: string, c: string): Art => lit(moves, c, 2.5, { dash: '10 8' });

const cover: readonly string[] = [
  chamfer([214, 196, 92, 52], 12),
  rect(176, 400, 44, 116),
  '330,500 r100 d40 l60 d52 l40 z',
  chamfer([400, 170, 120, 40], 12),
  oct([620, 250, 70, 70], 20),
  '640,440 r110 d90 l44 u50 l66 z',
  chamfer([520, 560, 76, 40], 10),
  rect(742, 196, 40, 92),
];

/** The arena banner: a floor plan with cover, patrols, sight cones and the objective. */
export const arenaScene = (): string =>
  sheet(
    960,
    720,
    [
      hull('150,80 r560 se130 d310 sw150 l520 nw90 u370 z', { w: 4 }),
      fine('166,96 r536 se122 d294 sw142 l502 nw82 u356 z', { c: lineUi, w: 1.5 }),
      fine(
        [176, 272, 368, 464, 560].map((y) => `120,${y} r700`).join(' ') +
          [240, 336, 432, 528, 624, 720].map((x) => ` ${x},110 d540`).join(''),
        { c: lineDim, w: 1.5 },
      ),
      hatch('150,80 r140 sw170 z', 10, { c: lineDim, w: 2 }),
      hatch('840,520 sw150 l120 ne270 z', 10, { c: lineDim, w: 2 }),
      plate('410,72 r120 d16 l120 z 410,664 r120 d16 l120 z'),
      lit('424,80 r92', volt, 5),
      lit('424,672 r92', ember, 5),
      gapped('470,300 se70+ sw70+ nw70+ ne70+', ion, 3),
      fine('470,370 o50', { c: ion, w: 1.5, dash: '8 6' }),
      solid('470,350 se20 sw20 nw20 ne20 z', ion),
      fine('470,270 d60 470,410 d60 370,370 r60 510,370 r60', { c: ion, w: 2 }),
      cone([330, 330], 150, 1, volt),
      cone([600, 180], 120, 2, volt),
      cone([700, 590], 150, 5, ember),
      route('330,330 u120 ne60 r180 se30', volt),
      route('330,330 d90 sw60 d70', volt),
      route('700,590 l80 nw70 l130 nw40', ember),
      route('780,400 d90 sw100', ember),
      solid('270,548 l8 d0 se8 ne8 z 410,480 u10 l0 sw8 z', volt),
      cover.map((c) => solidOf(c, 26)),
      fine('230,214 r58 230,226 r36 190,416 d80 204,416 d80 416,186 r80 652,458 r80 532,578 r40', {
        c: mid,
        w: 2,
      }),
      unit(330, 330, 1, volt),
      unit(600, 180, 2, volt),
      unit(256, 570, 3, volt),
      unit(700, 590, 5, ember),
      unit(790, 390, 4, ember),
      reticle(560, 450, 26, ember),
      dimension([120, 708], [820, 708], low),
      dimension([884, 210], [884, 520], low),
      callout([655, 285], 'ne', 130, low),
      callout([198, 456], 'sw', 70, low),
    ],
    { c: hi, w: 3 },
  );
