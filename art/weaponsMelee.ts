import { ember, ion, mid, volt } from './base/palette';
import { chamfer, oct, rect } from './base/turtle';
import { binding, ribs, weapon } from './parts/weapon';
import { fine, hatch, hull, lit, part, plate } from './svg';

/** Folding sword: a segmented blade on a hinge, handle on the left. */
export const foldingSword = (): string =>
  weapon(
    [
      hull('196,214 r78 se14 d36 l92 z'),
      hull('280,206 r76 se14 d44 l90 z'),
      hull('362,198 r56 se52 sw8 l100 z'),
      fine('206,242 r74 292,238 r70 374,234 r50', { c: mid }),
      lit('204,256 r70 292,254 r66 374,250 r44', volt, 4),
      part('284,232 o9', { w: 3 }),
      part('366,230 o9', { w: 3 }),
      hatch('206,216 r64 se8 d10 l72 z', 8),
      hull(chamfer([166, 184, 34, 104], 12)),
      fine('174,200 d72 186,206 d66'),
      hull('44,216 r122 d40 l110 nw12 z'),
      plate('62,224 r96 d24 l88 nw8 z'),
      ribs([86, 226], 8, 20, 11),
      hull(oct([26, 210, 34, 52], 12)),
      lit('38,226 d20', volt, 4),
    ],
    [196, 444, 138],
  );

/** Ambush dagger: short leaf blade with a saw back and a finger ring. */
export const dagger = (): string =>
  weapon(
    [
      hull('232,196 r24 d10 r20 u10 r20 d10 r20 u10 r20 d10 r20 u10 r36 se52 sw26 l142 z'),
      fine('244,236 r150 ne4 r10', { c: mid }),
      hatch('240,244 r142 sw24 l118 z', 7),
      lit('250,222 r116', ember, 4),
      hull(oct([204, 172, 34, 126], 14)),
      fine('216,190 d88 226,190 d88'),
      hull('96,204 r108 d58 l20 sw14 l22 nw14 l18 sw10 l22 nw10 l0 z'),
      plate('108,216 r86 d26 l86 z'),
      binding([122, 216], 6, 26, 13),
      hull('66,234 o42'),
      part('66,234 o22', { w: 4 }),
      fine('66,234 o32'),
    ],
    [238, 440, 138],
  );

/** Long sword: a straight two-edged blade with a fuller, a plain guard and a bound grip. */
export const longSword = (): string =>
  weapon(
    [
      hull('152,224 r254 se26 sw26 l254 z'),
      fine('176,250 r206', { c: mid }),
      hatch('166,256 r236 sw12 l224 z', 8),
      lit('170,240 r214', ion, 4),
      plate(rect(152, 236, 26, 28)),
      hull(chamfer([124, 176, 30, 148], 14)),
      fine('134,194 d112 144,194 d112', { c: mid }),
      hull('48,232 r76 d36 l76 z'),
      binding([60, 234], 6, 32, 11),
      hull(oct([16, 222, 36, 56], 12)),
      lit('34,236 d28', volt, 4),
    ],
    [152, 432, 138],
  );

/** War machete: a broad blade that widens towards its clipped point, single-edged. */
export const machete = (): string =>
  weapon(
    [
      hull('178,226 r176 ne22 r46 se24 d48 sw24 l222 nw24 z'),
      fine('198,242 r164 ne16 r42', { c: mid }),
      hatch('204,258 r220 d22 l204 z', 8),
      lit('210,284 r206 ne18', ember, 4),
      part('396,236 o9', { w: 3 }),
      part('368,250 o7', { w: 3 }),
      hull(chamfer([150, 186, 30, 124], 12)),
      fine('160,202 d92 170,202 d92'),
      hull('62,224 r88 d50 l88 z'),
      plate('72,234 r68 d30 l68 z'),
      ribs([92, 236], 5, 22, 12),
      hull('46,249 o30'),
      part('46,249 o15', { w: 4 }),
      lit('168,302 d26 sw8', volt, 4),
    ],
    [178, 446, 150],
  );
