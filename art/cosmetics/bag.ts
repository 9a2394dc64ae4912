import { ember, gold, ink1, ion, mid, volt } from '../base/palette';
import { both, chamfer, flip, oct, rect, sym } from '../base/turtle';
import { bolts } from '../parts/robot';
import { type Art, fine, hatch, hull, lit, part, plate } from '../svg';

/** Bamboo pack: five culms bound with cord, a roll on top. */
export const bambooPack = (): Art => {
  const culm = (x: number, top: number): Art => [
    hull(rect(x, top, 48, 430 - top)),
    fine(
      `${x - 2},${top + 92} r52 ${x - 2},${top + 100} r52 ${x - 2},${top + 200} r52 ${x - 2},${top + 208} r52`,
      { c: mid, w: 3 },
    ),
    fine(`${x + 36},${top + 12} d70 ${x + 36},${top + 112} d78`),
  ];
  return [
    hull('84,180 l20 sw24 d120 se24 r20 z', { w: 4 }),
    hull('380,180 r20 se24 d120 sw24 l20 z', { w: 4 }),
    hull('96,96 o40'),
    hull('364,96 o40'),
    hull(rect(96, 56, 268, 80)),
    fine('96,80 r268 96,112 r268', { c: mid }),
    part('96,96 o24', { c: mid, w: 3 }),
    fine('96,96 o10'),
    lit('150,56 d80 310,56 d80', volt, 5),
    [110, 206, 302].map((x) => culm(x, 146)),
    [158, 254].map((x) => culm(x, 166)),
    plate(rect(98, 270, 264, 30)),
    fine(Array.from({ length: 12 }, (_, i) => `${104 + i * 21},300 ne26`).join(' '), { c: mid }),
    plate(oct([204, 258, 52, 54], 14)),
    lit('218,285 r24', volt, 5),
  ];
};

/** Ammunition satchel: open flap, rounds in a row. */
export const ammoBag = (): Art => {
  const round = (x: number): Art => [
    hull(`${x},210 u60 ne15+ se15+ d60 z`, { w: 4 }),
    fine(`${x},168 r30 ${x},180 r30`, { c: gold }),
  ];
  return [
    lit('84,230 u90 ne96+ r100 se96+ d90', mid, 12),
    lit('84,230 u90 ne96+ r100 se96+ d90', ink1, 5),
    [98, 138, 178, 218, 258, 298, 338].map(round),
    hull('60,214 r340 se14 d170 sw36 l290 nw42 z'),
    hatch('396,240 d140 sw24 l16 u164 z', 9),
    plate('60,214 r340 d44 sw20 l300 nw20 z'),
    fine('76,226 r308', { c: mid }),
    hull(chamfer([96, 296, 116, 96], 16)),
    hull(chamfer([250, 296, 116, 96], 16)),
    fine('96,324 r116 250,324 r116', { c: mid }),
    plate(rect(138, 312, 32, 26)),
    plate(rect(292, 312, 32, 26)),
    lit('110,360 r60 110,374 r40', gold, 4),
    lit('308,350 d30 293,365 r30', volt, 5),
    bolts('84,240', '376,240'),
  ];
};

/** Rocket pack: two tanks, fins and lit nozzles; its grip would stand out behind a head. */
export const rocketPack = (isWorn = false): Art => {
  const tank = (s: (m: string) => string): Art => [
    hull(s('92,250 sw48 d90 r48 z'), { w: 4 }),
    hull(s('92,340 u170 ne52+ se52+ d170 z')),
    fine(s('92,190 r104 92,202 r104 92,310 r104'), { c: mid }),
    hatch(s('172,214 r20 d90 l20 z'), 8),
    plate(s('112,220 r40 d70 l40 z')),
    lit(s('122,232 r20 122,246 r20 122,260 r20'), ion, 4),
    hull(s('104,340 r80 se16 d22 l112 u22 z')),
    lit(s('112,388 d22 se32 ne32 u22'), ember, 4),
    lit(s('130,388 d14 se14 ne14 u14'), gold, 3),
  ];
  return [
    hull(rect(190, 180, 80, 130)),
    fine('190,206 r80 190,284 r80', { c: mid }),
    tank((m) => m),
    tank((m) => flip(m, 230)),
    hull(oct([196, 208, 68, 76], 18)),
    lit(oct([214, 228, 32, 36], 10), volt, 4, { dash: '92 12' }),
    isWorn
      ? []
      : [
          lit(both('170,96 u40 ne30 r30', 230), mid, 4),
          hull(chamfer([206, 40, 48, 32], 10)),
          lit('216,56 r28', volt, 4),
        ],
  ];
};

/** A Hội An lantern, without what it hangs on. */
export const lantern = (): Art => [
  hull(sym(230, 116, 'r44 d22')),
  hull(sym(230, 138, 'r40 se80+ sw80+')),
  lit('230,138 d160', gold, 4),
  fine('200,138 sw80- se80- 260,138 se80+ sw80+', { c: gold, w: 3 }),
  fine('118,196 r224 112,218 r236 118,240 r224', { c: mid }),
  hatch('300,240 r40 sw40 l30 z', 8, { c: gold }),
  plate(sym(230, 298, 'r44 d20')),
  lit('206,320 d60 222,320 d84 238,320 d84 254,320 d60', ember, 4),
  lit('230,200 se18- sw18- nw18- ne18- z', volt, 4),
];

/** Back lantern: a Hội An lantern on a carrying frame. */
export const lanternPack = (): Art => [
  hull('60,440 u380 r20 d360 r300 u360 r20 d380 z', { w: 4 }),
  fine('80,150 r300 80,330 r300', { c: mid, w: 3 }),
  hull('60,60 r340 d24 l340 z'),
  fine('84,72 r290', { c: mid }),
  lit('230,84 d36', mid, 4),
  lantern(),
  bolts('70,120', '390,120', '70,380', '390,380'),
];
