import { ember, gold, hi, ink0, ion, lineDim, lineUi, low, mid, volt } from './base/palette';
import { both, chamfer, flip, oct, rect, sym } from './base/turtle';
import { glints } from './parts/gem';
import { core, visor } from './parts/robot';
import { block, dimension, dots, solidOf } from './parts/solid';
import { type Art, fine, gapped, hatch, hull, lit, part, place, plate, sheet, solid } from './svg';

const page = (art: Art): string => sheet(640, 360, [dots(640, 360, lineDim), art], { c: hi, w: 3, step: 8 });

const fighter = (c: string): Art => [
  hull('-34,128 d50 l30 u16 ne16 u34 z'),
  hull('14,128 d50 r30 u16 nw16 u34 z'),
  hull(sym(0, 20, 'r36 se26 d56 sw26'), { c }),
  visor([-44, 44, 88, 32], c),
  core(0, 104, 9, c),
  hull('44,84 r56 se8 d18 l64 z'),
  fine('54,98 r40', { c: mid }),
  lit('112,98 r20', c, 4),
];

/** News: a duel between two covers. */
const duel = (): string =>
  page([
    fine('20,316 r600', { c: lineUi }),
    hatch('60,320 r520 sw12 l496 z', 9, { c: lineDim, w: 1.5 }),
    gapped(oct([200, 30, 240, 240], 70), lineUi, 1.5),
    place(fighter(volt), 'translate(130 138)'),
    place(fighter(ember), 'translate(510 138) scale(-1 1)'),
    solidOf(chamfer([222, 248, 76, 68], 12), 22),
    solidOf(chamfer([342, 264, 84, 52], 12), 22),
    fine('236,266 r40 236,276 r40 356,282 r50', { c: mid }),
    lit('270,236 r22 306,236 r12', volt, 3),
    lit('372,236 l22 338,236 l12', ember, 3),
    lit('320,210 d14 320,248 d14 300,216 se8 340,216 sw8', hi, 3),
    fine('40,40 r120 40,52 r70 600,40 l120 600,52 l70', { c: lineUi, w: 3 }),
    lit('40,70 r96', volt, 5),
    lit('600,70 l60', ember, 5),
  ]);

/** News: the cup of the season before its ranks. */
const cup = (): string =>
  page([
    fine('20,320 r600', { c: lineUi }),
    fine(oct([170, 10, 300, 300], 88), { c: lineDim, w: 2 }),
    solidOf(rect(216, 276, 208, 44), 26),
    solidOf(rect(90, 296, 126, 24), 26),
    solidOf(rect(424, 290, 126, 30), 26),
    lit('240,298 r160', gold, 3, { dash: '20 8' }),
    hull(both('258,86 l46 d44 se46- u14 nw32+ u30 r32 z', 320), { c: gold }),
    hull('304,200 r32 d48 r32 d28 l96 u28 r32 z', { c: gold }),
    hull(sym(320, 60, 'r76 d100 sw52 l24'), { c: gold }),
    hatch('374,72 r14 d84 sw40 l14 ne40 z', 8),
    fine('244,78 r152', { c: gold }),
    plate(oct([286, 96, 68, 68], 20), { f: ink0, c: gold }),
    gapped(oct([300, 110, 40, 40], 12), volt, 4),
    fine('116,262 ne22 se22 116,248 ne22 se22 116,234 ne22 se22', { c: low, w: 3 }),
    fine('466,256 ne22 se22 466,242 ne22 se22', { c: low, w: 3 }),
    glints(gold, [200, 40, 16], [446, 54, 20], [150, 150, 10], [500, 160, 12]),
    dimension([90, 344], [550, 344], low),
  ]);

const boat = (c: string): Art => [
  hull('-90,0 r180 ne24 r16 sw60 l152 nw60 r16 z'),
  fine('-70,14 r140', { c: mid, w: 2 }),
  hull('-40,0 u22 ne30+ r20 se30+ d22 z'),
  fine('-26,0 u26 ne16 -10,0 u50 10,0 u52 28,0 u46', { c: mid, w: 2 }),
  lit('66,0 u40 66,-40 r22 d14 l22', c, 3),
];

/** News: the floating-market map, stilt houses and boats. */
const market = (): string =>
  page([
    solid('520,66 o30', volt, { o: 0.12 }),
    lit('520,66 o30', volt, 2.5),
    fine('0,236 r640', { c: lineUi }),
    fine('30,318 r70 140,336 r120 300,326 r60 420,338 r140 560,318 r50 20,346 r40', { c: ion, w: 2, o: 0.8 }),
    fine('76,196 d70 136,196 d84 206,196 d70 250,196 d60', { c: mid, w: 4 }),
    solidOf(rect(60, 120, 200, 76), 24),
    plate(rect(84, 142, 40, 54)),
    plate(rect(150, 142, 76, 30)),
    fine('188,142 d30 150,157 r76'),
    hull('36,120 ne56 r144 se56 z'),
    fine('62,106 r196 76,92 r168 90,78 r140', { c: mid, w: 2 }),
    block('48,196 r226 d12 l226 z', 16),
    fine('420,190 d60 470,190 d66 530,190 d58', { c: mid, w: 4 }),
    solidOf(rect(404, 134, 140, 56), 20),
    plate(rect(424, 152, 30, 38)),
    fine('480,150 r44 d22 l44 z'),
    hull('386,134 ne44 r92 se44 z'),
    fine('408,122 r134 420,108 r108', { c: mid, w: 2 }),
    lit('318,112 d14 356,112 d14 288,112 r108', mid, 2),
    part(oct([308, 126, 20, 26], 6), { c: ember, w: 3 }),
    part(oct([346, 126, 20, 26], 6), { c: ember, w: 3 }),
    place(boat(volt), 'translate(180 268)'),
    place(boat(ion), 'translate(440 286)'),
    fine(flip('18,14 r18 18,14 d18', 320), { c: lineUi, w: 2 }),
    fine('18,14 r18 18,14 d18', { c: lineUi, w: 2 }),
  ]);

/** News: the leaf of a calendar with a day that is marked. */
const day = (): string =>
  page([
    fine('20,320 r600', { c: lineUi }),
    hatch('150,324 r340 sw12 l316 z', 9, { c: lineDim, w: 1.5 }),
    fine(oct([150, 14, 340, 306], 96), { c: lineDim, w: 2 }),
    solidOf(rect(200, 84, 228, 232), 30),
    fine('246,140 d176 291,140 d176 337,140 d176 382,140 d176', { c: lineUi, w: 2 }),
    fine('200,184 r228 200,228 r228 200,272 r228', { c: lineUi, w: 2 }),
    plate(rect(200, 84, 228, 56)),
    fine('220,112 r92 220,124 r54', { c: mid, w: 3 }),
    lit('260,62 d40 368,62 d40', hi, 6),
    part(oct([206, 146, 34, 32], 10), { c: low, w: 3 }),
    part(oct([297, 146, 34, 32], 10), { c: low, w: 3 }),
    part(oct([252, 190, 34, 32], 10), { c: ion, w: 3 }),
    plate(oct([324, 210, 72, 80], 22), { f: ink0, c: volt }),
    lit('342,252 se14 ne28', volt, 5),
    lit('410,250 ne40 r60', volt, 3),
    fine('522,196 r46 522,212 r28', { c: mid, w: 3 }),
    glints(volt, [128, 96, 18], [512, 90, 14]),
    glints(gold, [560, 140, 10], [96, 210, 12]),
    dimension([90, 344], [550, 344], low),
  ]);

/** Four illustrations for the news. */
export const news: Record<string, () => string> = {
  'news/1': duel,
  'news/2': cup,
  'news/3': market,
  'news/4': day,
};
