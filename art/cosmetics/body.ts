import { ember, gold, ink0, ion, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, sym } from '../base/turtle';
import { bolts } from '../parts/robot';
import { stand } from '../parts/stand';
import { type Art, fine, hatch, hull, lit, part, plate, sheet } from '../svg';

const scaleRow = (y: number, from: number, n: number): string =>
  `${from},${y} ${Array.from({ length: n }, () => 'r32-').join(' ')}`;

/** Fish-scale cuirass. */
export const scaleArmour = (): string => {
  const torso = sym(230, 86, 'r30 se20 r30 ne20 r34 se26 d64 sw36 d166 sw24');
  return sheet(480, 480, [
    stand(130, 330),
    hull(torso),
    fine(
      [
        scaleRow(196, 134, 6),
        scaleRow(228, 150, 5),
        scaleRow(260, 134, 6),
        scaleRow(292, 150, 5),
        scaleRow(324, 134, 6),
      ].join(' '),
      { c: mid, w: 3 },
    ),
    hatch('334,210 d150 sw20 l10 u150 z', 9),
    fine(both('150,92 se28 d20 se28', 230), { c: mid }),
    hull('56,92 r92 se14 d44 sw40 l36 nw30 z'),
    hull(flip('56,92 r92 se14 d44 sw40 l36 nw30 z', 230)),
    lit(both('76,112 r64 76,124 r64', 230), ion, 3),
    plate(sym(230, 352, 'r104 d26 l104')),
    part(oct([204, 344, 52, 42], 12), { w: 4 }),
    lit('218,365 r24', ion, 4),
    fine(both('150,386 d20 182,386 d26', 230)),
    plate(oct([202, 138, 56, 46], 16), { c: ion, f: ink0 }),
    bolts('72,146', '388,146'),
  ]);
};

/** Street jacket: hood, zip, striped sleeves. */
export const streetJacket = (): string => {
  const sleeve = '142,98 sw74 d210 r60 u150 z';
  const arms = (s: (m: string) => string): Art => [
    hull(s(sleeve)),
    lit(s('86,206 d130'), volt, 6),
    plate(s('64,356 r66 d34 l66 z')),
    fine(s('76,356 d34 88,356 d34 100,356 d34 112,356 d34')),
  ];
  return sheet(480, 480, [
    stand(130, 330),
    hull('160,104 u20 ne44 r52 se44 d20 z'),
    arms((m) => m),
    arms((m) => flip(m, 230)),
    hull(sym(230, 96, 'r64 se40 d252 l104')),
    hatch('334,140 d200 l24 u200 z', 9),
    plate(sym(230, 388, 'r108 d30 l108')),
    fine(both('130,388 d30 146,388 d30 162,388 d30 178,388 d30 194,388 d30 210,388 d30', 230)),
    hull('164,84 r30 se36 d56 sw20 nw46 z'),
    hull(flip('164,84 r30 se36 d56 sw20 nw46 z', 230)),
    fine('230,120 d268', { c: mid, w: 4 }),
    lit('230,176 d30', volt, 8),
    fine(both('144,300 se50 d20', 230), { c: mid, w: 4 }),
    plate(chamfer([262, 200, 56, 40], 12)),
    lit(oct([280, 208, 24, 24], 7), ember, 3),
  ]);
};

/** Steel tunic: an áo dài in plates, with its collar, slanting buttons and two panels. */
export const steelTunic = (): string =>
  sheet(480, 480, [
    stand(120, 340),
    hull(sym(230, 246, 'r66 se44 d138 l110')),
    hatch('306,260 r4 se26 d136 l30 z', 9),
    hull('142,110 sw62 d150 sw14 d40 r50 u50 r20 z'),
    hull(flip('142,110 sw62 d150 sw14 d40 r50 u50 r20 z', 230)),
    lit(both('64,296 r46', 230), gold, 4),
    hull(sym(230, 102, 'r56 se40 d58 sw34 d40 se18 d136 l80')),
    fine(both('166,300 d110 150,412 r80 168,226 r62 168,236 r62', 230), { c: mid }),
    hull('196,70 r68 d38 sw34 nw34 z'),
    fine('208,82 r44', { c: mid }),
    lit('230,142 se58 d46', gold, 4),
    part('230,142 o7 260,172 o7 288,204 o7', { c: gold, w: 3 }),

    lit(oct([184, 330, 44, 44], 13), gold, 4, { dash: '124 14' }),
    fine('206,338 d28 192,352 r28', { c: gold }),
  ]);

/** Bronze-drum breastplate: rings round a star, as on a Đông Sơn drum. */
export const drumArmour = (): string => {
  const ticks = Array.from(
    { length: 8 },
    (_, i) => `<path d="M230 130v18" transform="rotate(${i * 45} 230 236)"/>`,
  );
  return sheet(480, 480, [
    stand(130, 330),
    hull(sym(230, 70, 'r40 se24 r30 ne24 r26 se30 d90 sw24 d120 sw50 d26 l62')),
    fine(both('144,76 se38 d14', 230), { c: mid }),
    hatch('336,250 d98 sw50 l24 ne50 u90 z', 9),
    hull('230,236 o118', { w: 4 }),
    part('230,236 o104', { c: mid, w: 3 }),
    { mark: `<g stroke="${gold}" stroke-width="4">${ticks.join('')}</g>` },
    part('230,236 o80', { c: mid, w: 3, f: ink0 }),
    lit('230,176 se60- sw60- nw60- ne60- z', gold, 4),
    lit('188,194 se84 272,194 sw84', gold, 3),
    part('230,236 o18', { c: gold, w: 4 }),
    fine('230,236 o92', { w: 2 }),
    plate(sym(230, 380, 'r62 d22 l62')),
    fine(both('180,404 d12 204,404 d12', 230)),
    lit(both('96,100 r24 96,112 r24', 230), gold, 3),
  ]);
};
