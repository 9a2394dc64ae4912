import { ember, ion, mid, volt } from './palette';
import { binding, ribs, weapon } from './parts/weapon';
import { fine, hatch, hull, lit, part, plate } from './svg';
import { chamfer, oct, rect } from './turtle';

/** Folding sword: a segmented blade on a hinge, handle to the left. */
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
      hull(chamfer(166, 184, 34, 104, 12)),
      fine('174,200 d72 186,206 d66'),
      hull('44,216 r122 d40 l110 nw12 z'),
      plate('62,224 r96 d24 l88 nw8 z'),
      ribs(86, 226, 8, 20, 11),
      hull(oct(26, 210, 34, 52, 12)),
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
      hull(oct(204, 172, 34, 126, 14)),
      fine('216,190 d88 226,190 d88'),
      hull('96,204 r108 d58 l20 sw14 l22 nw14 l18 sw10 l22 nw10 l0 z'),
      plate('108,216 r86 d26 l86 z'),
      binding(122, 216, 6, 26, 13),
      hull('66,234 o42'),
      part('66,234 o22', { w: 4 }),
      fine('66,234 o32'),
    ],
    [238, 440, 138],
  );

/** Breaching hammer: a block head with spike, long banded handle. */
export const hammer = (): string =>
  weapon([
    hull(rect(40, 244, 300, 26)),
    fine('56,257 r120', { c: mid }),
    plate(rect(60, 240, 78, 34)),
    ribs(76, 246, 6, 22, 11),
    hull(oct(24, 236, 26, 42, 8)),
    plate(rect(250, 238, 22, 38)),
    hull('300,160 r36 u20 r44 d20 r36 se20 d134 sw20 l36 d20 l44 u20 l36 nw0 z'),
    fine('300,196 r136 300,318 r120', { c: mid }),
    hull(chamfer(276, 148, 40, 194, 14)),
    fine('288,166 d150 302,176 d150'),
    hatch('418,204 r14 d106 l14 z', 8),
    plate(oct(334, 208, 76, 90, 20)),
    lit(oct(352, 226, 40, 54, 12), volt, 4, { dash: '140 18' }),
    lit('372,238 l10 d14 r20 d14', volt, 4),
    hull('436,222 r12 se24 sw24 l12 z', { w: 4 }),
  ]);

/** Great halberd: axe and hook on a long shaft with tassels. */
export const halberd = (): string =>
  weapon(
    [
      hull(rect(24, 250, 380, 16)),
      fine('40,258 r180', { c: mid, w: 2 }),
      [70, 150, 230].map((x) => plate(rect(x, 244, 20, 28))),
      hull(oct(14, 246, 22, 24, 6)),
      hull('328,266 r60 d18 se32 d26 nw16 l92 sw16 u26 ne32 z'),
      lit('312,328 r92', ion, 4),
      fine('330,300 r56 338,286 r40', { c: mid }),
      hatch('296,330 r124 l14 u14 l96 z', 7),
      hull('336,250 u28 nw40 r30 se28 r16 d40 z'),
      hull('316,236 r82 d44 l82 z'),
      fine('330,246 r54 330,258 r54 330,270 r54'),
      hull('398,240 r28 se18 sw18 l28 z'),
      lit('410,258 r18', volt, 4),
      lit('288,266 d40 sw8 280,266 d30 sw6', ember, 4),
    ],
    [14, 444, 150],
  );
