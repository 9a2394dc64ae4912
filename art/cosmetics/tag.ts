import { gold, ink0, lineUi, mid, rose, volt } from '../base/palette';
import { both, chamfer, flip, sym } from '../base/turtle';
import { leaf } from '../parts/arcs';
import { visor } from '../parts/robot';
import { type Art, fine, hatch, hull, lit, part, raw, sheet, solid } from '../svg';

const plateBase = (c: string): Art => [
  fine('30,150 u30 r40 430,330 d30 l40', { c: lineUi }),
  hull('36,170 r364 se24 d116 l364 nw24 z'),
  part('52,186 r340 se16 d92 l340 nw16 z', { c: mid, w: 3, dash: '160 10' }),
  part('36,170 r116 d140 l92 nw24 z', { w: 4 }),
  fine('172,222 r160 172,254 r110', { c: mid, w: 10, dash: '20 8' }),
  fine('172,282 r196', { c: lineUi }),
  lit('344,206 r34 d34', c, 4),
  hatch('360,294 ne40 d40 l40 z', 8),
];

/** A bolt of lightning in the plate's first field. */
export const bolt = (): Art => solid('116,184 sw50 r26 sw40 r0 ne0 r10 ne62 l28 ne28 z', volt);

/** Name plate with a bolt of lightning. */
export const lightningTag = (): string =>
  sheet(480, 480, [
    plateBase(volt),
    bolt(),
    lit('60,150 r60 140,150 r16', volt, 4),
    lit('400,340 l60', volt, 4),
  ]);

/** A lotus in the plate's first field. */
export const lotus = (): Art => [
  { mark: raw([-160, -20].map((d) => leaf([4, 48], d, 36, [94, 274])).join(''), { c: rose, w: 4 }) },
  { mark: raw([-130, -50].map((d) => leaf([4, 62], d, 44, [94, 274])).join(''), { c: rose, w: 4 }) },
  { mark: raw(leaf([4, 76], -90, 50, [94, 274]), { c: rose, w: 4 }) },
  lit('56,290 r76 70,299 r48', rose, 4),
];

/** Name plate with a lotus. */
export const lotusTag = (): string =>
  sheet(480, 480, [plateBase(rose), lotus(), lit('60,150 r60 140,150 r16', rose, 4)]);

const frame = (c: string): Art => [
  hull(chamfer([48, 48, 364, 364], 48)),
  part(chamfer([66, 66, 328, 328], 42), { c: mid, w: 3, f: ink0 }),
  lit('48,100 u52 r52', c, 8),
  fine('66,360 r328', { c: lineUi }),
  hatch('66,362 r328 d32 l286 nw32 z', 9),
];

/** Avatar: the sentinel's head. */
export const sentinelAvatar = (): string =>
  sheet(480, 480, [
    frame(volt),
    hull('104,394 u50 ne44 r164 se44 d50 z'),
    fine(both('140,394 u34 ne20 r30', 230), { c: mid }),
    hull(sym(230, 284, 'r40 d30')),
    hull(sym(230, 102, 'r64 se44 d90 sw58')),
    hatch('338,150 d86 sw50 l20 ne46 u100 z', 9),
    visor([144, 160, 172, 68]),
    hull(both('122,176 l22 sw12 d60 se12 r22 z', 230), { w: 4 }),
    fine(both('190,102 d20 r20', 230), { c: mid }),
    fine('196,262 r68 208,274 r44', { c: mid, w: 3 }),
    lit('230,102 u20', volt, 4),
    part('230,76 o8', { c: volt, w: 4 }),
  ]);

/** Avatar: a tiger. */
export const tigerAvatar = (): string =>
  sheet(480, 480, [
    frame(gold),
    hull(both('150,140 l36 u50 se50 z', 230)),
    hull(sym(230, 112, 'r70 se54 d74 r20 d26 sw60 l10 sw34 d20 l40')),
    fine(both('106,240 l28 106,256 l34 112,272 l30', 230), { c: mid }),
    lit('230,112 d40 210,122 d20 250,122 d20 192,140 r76 206,158 r48', gold, 5),
    lit(both('106,180 r34 sw12 106,206 r24 sw10 118,236 r30', 230), gold, 5),
    part(both('152,196 r46 d18 l28 z', 230), { f: ink0, w: 4 }),
    lit(both('170,204 r18', 230), volt, 6),
    hull(sym(230, 216, 'r14 d34 r24 se16 d26 sw24 l30')),
    solid(sym(230, 250, 'r20 sw20'), gold),
    fine('230,268 d18', { c: mid, w: 4 }),
    lit('192,288 se10 r56 ne10', mid, 4),
    solid('206,298 r14 d14 z', mid),
    solid(flip('206,298 r14 d14 z', 230), mid),
    fine('184,270 r6 270,270 r6 184,280 r6 270,280 r6', { c: mid, w: 4 }),
  ]);
