import { ember, ink0, ion, mid, volt } from './base/palette';
import { chamfer, oct, rect } from './base/turtle';
import { bore, rail, ribs, weapon } from './parts/weapon';
import { fine, hatch, hull, lit, part, plate } from './svg';

/** Pistol: heavy slide, angled grip. */
export const pistol = (): string =>
  weapon([
    hull('118,226 r92 d24 sw20 d92 sw8 l76 nw8 u40 z'),
    fine('132,262 r52 132,276 r50 130,290 r50 128,304 r50', { c: mid, w: 3 }),
    hull('196,232 r112 d44 sw20 l70 nw22 z'),
    part('214,232 r74 d36 sw12 l50 nw12 z', { w: 4 }),
    lit('250,236 d18 sw6', mid, 4),
    hull('96,138 r300 se20 d74 l42 sw14 l234 nw44 z'),
    hull('96,132 r286 se24 d48 l310 z'),
    fine('96,188 r308 250,132 d56 300,148 r70 300,160 r70', { c: mid }),
    ribs([124, 142], 5, 34, 12),
    hatch('260,168 r140 d14 l140 z', 7),
    plate(rect(106, 122, 26, 12)),
    plate(rect(366, 122, 14, 12)),
    lit('196,160 r40', volt, 5),
    bore(386, 214, 26, volt),
  ]);

/** Submachine gun: compact, long magazine, folding wire stock. */
export const smg = (): string =>
  weapon([
    hull('36,196 r92 d14 l76 d60 sw14 l18 u72 z', { w: 4 }),
    hull('238,258 r46 d98 sw10 l36 z'),
    fine('248,276 r26 248,290 r26 248,304 r26 248,318 r26', { c: mid, w: 3 }),
    hull('142,254 r52 sw14 d70 sw10 l48 nw6 u40 z'),
    part('190,254 r52 d24 sw12 l40 z', { w: 4 }),
    hull('118,176 r196 se16 d66 l196 nw16 z'),
    hull('314,190 r70 se8 d36 sw8 l70 z'),
    fine('326,204 r46 326,218 r46 326,232 r46'),
    hull(rect(392, 204, 48, 22)),
    plate(oct([404, 198, 28, 34], 8)),
    fine('134,216 r168 200,192 d24 216,192 d24', { c: mid }),
    plate(chamfer([230, 190, 64, 20], 8)),
    hatch('132,226 r180 d20 l180 z', 7),
    rail(150, 162, 12),
    hull('176,140 r60 se10 d14 l80 u14 z', { w: 4 }),
    lit('186,152 r40', ion, 4),
    bore(412, 215, 18, volt),
  ]);

/** Marksman rifle: very long barrel, big scope, bipod. */
export const marksman = (): string =>
  weapon([
    hull('20,204 r74 se14 r40 d36 l44 sw36 l48 z'),
    fine('32,218 r56 32,268 r40', { c: mid }),
    hatch('26,240 r58 d34 l58 z', 8),
    hull('134,252 r44 sw10 d54 sw8 l40 u50 z'),
    hull('116,206 r150 se8 d46 l150 nw8 z'),
    hull('222,260 r42 d40 sw8 l34 z'),
    fine('232,274 r22 232,286 r22', { c: mid }),
    hull('266,216 r74 se6 d26 sw6 l74 z'),
    fine('278,228 r54 278,238 r54'),
    hull(rect(340, 224, 96, 14)),
    hull(oct([424, 216, 34, 30], 8)),
    hull('316,248 r12 d40 sw44 d40 l10 u44 ne42 z', { w: 4 }),
    hull('328,248 r10 d40 se44 d40 l10 u44 nw44 z', { w: 4 }),
    rail(128, 196, 10),
    hull('128,150 r36 se10 r58 ne10 r34 d44 l34 nw10 l58 sw10 l36 z'),
    hull(rect(184, 144, 26, 18), { w: 4 }),
    fine('140,162 d22 254,160 d24', { c: mid }),
    lit('268,156 d32', ion, 5),
    fine('134,222 r110 150,236 r60', { c: mid }),
    lit('224,236 r30', volt, 4),
  ]);

/** Shoulder cannon: a wide tube with a shell showing in the loading window. */
export const cannon = (): string =>
  weapon([
    hull('230,254 r48 sw10 d60 sw8 l40 u56 z'),
    hull('330,256 r34 sw8 d48 l30 z'),
    hull('150,250 r60 d36 sw20 l64 u30 z'),
    hatch('158,256 r44 d26 l44 z', 8),
    hull('28,150 r36 se16 d76 sw16 l36 z'),
    fine('42,150 d106 56,158 d92'),
    hull(rect(80, 160, 280, 96)),
    fine('80,180 r280 80,238 r280', { c: mid }),
    plate(chamfer([150, 190, 128, 38], 10), { f: ink0 }),
    part('160,198 r66 se10 sw10 l66 z', { c: ember, w: 4 }),
    lit('248,208 r20', ember, 4),
    hull('360,140 r46 se22 d92 sw22 l46 z'),
    fine('376,140 d136 392,140 d136 410,160 d96'),
    hatch('300,184 r54 d50 l54 z', 8),
    rail(196, 148, 9),
    hull('220,96 r64 se14 d38 l78 z'),
    part('284,104 r20 d36 l20 z', { w: 4 }),
    lit('232,112 r34', volt, 4),
    lit('440,186 r18 440,208 r24 440,230 r18', volt, 4),
  ]);
