import { lineDim, lineUi, low, mid, paper, volt } from './base/palette';
import { chamfer, oct, rect, sym } from './base/turtle';
import { gem } from './parts/gem';
import { onPaper } from './parts/paper';
import { core, visor } from './parts/robot';
import { block, callout, dimension, solidOf } from './parts/solid';
import { type Art, fine, hatch, hull, lit, part, place, plate, solid } from './svg';

/** A continuous line through all three drawings, edge to edge, that joins their cards. */
const thread: Art = [
  fine('0,276 r480', { c: lineUi, w: 2.5 }),
  hatch('70,280 r340 sw12 l316 z', 8, { c: lineDim, w: 1.5 }),
];

/** Play: a screen with a duel in it and a pad before it. */
const play = (): string =>
  onPaper(480, 320, [
    thread,
    solidOf('206,232 r60 d30 r30 d14 l120 u14 r30 z', 16),
    solidOf(chamfer([86, 32, 300, 204], 18), 22),
    part(chamfer([102, 48, 268, 160], 14), { c: mid, w: 2 }),
    solid(rect(104, 176, 264, 12), volt),
    fine('102,188 r268', { c: mid, w: 2 }),
    place(
      [
        hull(sym(0, 0, 'r16 se14 d28 sw14')),
        fine('-20,16 r40 d14 l40 z'),
        lit('-12,23 r8 4,23 r8', volt, 3),
        lit('30,30 r40', volt, 4),
        fine('-12,56 d20 l8 12,56 d20 r8', { w: 3 }),
      ],
      'translate(156 112)',
    ),
    place(
      [
        hull(sym(0, 0, 'r16 se14 d28 sw14')),
        fine('-20,16 r40 d14 l40 z'),
        lit('-12,23 r8 4,23 r8', volt, 3),
        lit('-30,30 l40', volt, 4),
        fine('-12,56 d20 l8 12,56 d20 r8', { w: 3 }),
      ],
      'translate(318 112)',
    ),
    lit('230,142 r16 254,142 r12', volt, 3),
    plate(rect(214, 152, 44, 36)),
    fine('120,62 r50 120,72 r30 302,62 r50', { c: mid }),
    fine('228,222 r14', { c: mid, w: 3 }),
    hull('318,262 u14 ne22 r84 se22 d26 sw14 l14 nw22 l44 sw22 l14 nw14 z'),
    fine('352,248 r20 362,238 d20', { c: mid, w: 4 }),
    solid('408,242 o7', volt),
    part('408,242 o7 424,256 o7', { w: 2.5 }),
  ]);

/** Create: a robot on the drawing board, its parts offset along their axes. */
const create = (): string =>
  onPaper(480, 320, [
    thread,
    fine('190,14 d262', { c: lineUi, w: 1.5, dash: '14 5 3 5' }),
    fine('60,150 r260', { c: lineUi, w: 1.5, dash: '14 5 3 5' }),
    solidOf(sym(190, 22, 'r26 se18 d24 sw20'), 14),
    visor([158, 38, 64, 24], paper),
    solid(sym(190, 104, 'r44 se14 d40 sw26 d22'), volt),
    solidOf(sym(190, 104, 'r44 se14 d40 sw26 d22'), 18, { f: 'none' }),
    core(190, 142, 13),
    block(chamfer([58, 112, 46, 72], 12), 12),
    block('280,126 r60 se8 d24 l68 z', 12),
    fine('104,150 r24 256,150 r20', { c: mid, w: 2, dash: '5 4' }),
    block('146,216 r30 d60 l46 u14 ne16 z', 10),
    block('204,216 r30 d30 se16 d14 l46 z', 10),
    dimension([44, 22], [44, 184], low),
    place(
      [
        hull('0,0 r26 d16 l26 z'),
        hull('26,-2 r112 d20 l112 z'),
        hull('-26,8 ne10 r16 d20 l16 z'),
        fine('40,8 r90', { c: mid }),
        hull('138,-2 r24 d20 l24 z'),
      ],
      'translate(330 240) rotate(-45)',
    ),
    lit('312,258 d18', volt, 3),
    callout([244, 60], 'ne', 20, low),
    fine('384,36 r70 384,52 r50 384,68 r60', { c: lineUi, w: 3 }),
  ]);

/** Trade: a crate and a diamond change sides along two arrows. */
const trade = (): string =>
  onPaper(480, 320, [
    thread,
    solidOf(rect(40, 166, 110, 110), 40),
    plate(rect(40, 166, 110, 18)),
    plate(rect(40, 258, 110, 18)),
    solid(oct([72, 198, 46, 46], 13), volt),
    part(oct([72, 198, 46, 46], 13), { f: 'none', w: 3 }),
    fine('82,221 r26 95,208 d26', { w: 3 }),
    solid('340,150 r60 se30 sw60 nw60 z', volt),
    gem(370, 150, 60),
    solidOf('314,252 r112 d24 l112 z', 22),
    fine('326,264 r60', { c: mid }),
    lit('130,110 u14 ne40 r130 se34 334,90 l20 334,90 u20', volt, 4),
    lit('300,248 l92 208,248 ne14 208,248 se14', volt, 4),
    plate(oct([206, 120, 64, 64], 18)),
    fine('220,140 r30 nw8 256,164 l30 se8', { c: mid, w: 3 }),
    part('238,60 o22', { w: 3 }),
    fine('238,46 d14 r10', { w: 3 }),
    fine('160,120 r24 292,150 r20', { c: mid, w: 2, dash: '4 4' }),
    dimension([40, 300], [426, 300], low),
  ]);

/** The three drawings of the ecosystem, in ink for the paper sheet. */
export const ecosystem: Record<string, () => string> = {
  'ecosystem/play': play,
  'ecosystem/create': create,
  'ecosystem/trade': trade,
};
