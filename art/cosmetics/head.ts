import { ember, gold, ink0, ion, low, mid, volt } from '../base/palette';
import { both, chamfer, flip, rect, sym } from '../base/turtle';
import { bolts, visor } from '../parts/robot';
import { type Art, fine, hatch, hull, lit, part, plate } from '../svg';

/** Wave helmet: a closed helm with a breaking wave for a crest. */
export const waveHelmet = (): Art => [
  hull('120,180 u40 ne70+ r20 se40+ sw28+ nw14+ u6 l6 sw46- d30 z'),
  hull('190,170 u40 ne84+ r20 se48+ sw34+ nw18+ u6 l6 sw52- d36 z'),
  hull('90,400 u140 ne140+ se140+ d80 sw60 l40 d20 z'),
  hatch('370,260 d80 sw60 l10 ne46 u94 z', 9),
  lit('104,268 ne126+ se126+', ion, 4),
  visor([150, 246, 200, 66], ion),
  plate(chamfer([90, 322, 90, 56], 16)),
  fine('104,340 r60 104,352 r60 104,364 r44', { c: mid }),
  fine('230,120 d108 270,340 d50 250,340 d56', { c: low }),
  fine('196,344 se26+ 216,344 se18+', { c: ion }),
  bolts('118,300', '350,322'),
];

/** Buffalo horn helmet: an iron cap with two wide horns. */
export const buffaloHelmet = (): Art => {
  const horn = '176,284 l20 nw126+ u70 se30 d26 se86- r54 z';
  return [
    hull(horn),
    hull(flip(horn, 230)),
    hatch('60,140 d30 se70 l20 nw44 z', 9),
    lit(both('40,118 r22 58,166 r28', 230), gold, 4),
    fine(both('96,252 ne22 118,270 ne24 72,222 ne20', 230), { c: mid }),
    hull('126,300 u26 ne104+ se104+ d26 z'),
    hatch('334,300 u26 l20 nw40 d66 z', 9),
    plate('214,174 r32 d126 l32 z'),
    fine('230,184 d106', { c: mid }),
    hull(sym(230, 290, 'r116 se16 d60 sw30 d34 l34 u58 l52')),
    plate(sym(230, 308, 'r92 d22 l92')),
    lit(both('198,319 l54', 230), volt, 6),
    fine(both('130,340 d30 146,348 d40', 230), { c: mid }),
    bolts('128,306', '332,306'),
  ];
};

/** The conical hat without what hangs from it. */
export const cone = (): Art => [
  hull('36,290 ne194 se194 d18 l388 z'),
  hatch('300,166 se124 l100 nw24 z', 10),
  fine('196,130 r68 164,162 r132 132,194 r196 100,226 r260 68,258 r324', { c: mid }),
  fine('230,100 d190 150,186 d104 310,186 d104 90,246 d44 370,246 d44'),
  plate(sym(230, 96, 'd0 se22 d12 l22')),
  lit('44,299 r372', volt, 4),
];

/** Steel conical hat: the rule's own shape, with a lit rim and a scarf band. */
export const conicalHat = (): Art => [
  lit('132,290 d30 se98- ne98- u30', mid, 4),
  fine('146,290 d30 se84- ne84- u30'),
  cone(),
  lit('150,330 d40 sw20 d30 162,330 d44 sw14 d34', ember, 4),
  part(rect(140, 312, 32, 20), { c: mid, w: 3 }),
];

/** Pilot cap: goggles up, ear cups and flaps; its strap hangs down where nobody wears it. */
export const pilotCap = (isWorn = false): Art => [
  hull('104,300 u56 ne126+ se126+ d56 z'),
  hatch('356,300 u56 l22 nw60 d116 z', 9),
  fine('230,118 d80 150,148 d60 310,148 d60', { c: mid }),
  hull('104,270 r66 d80 se18 d40 l52 nw32 z'),
  hull(flip('104,270 r66 d80 se18 d40 l52 nw32 z', 230)),
  fine(both('118,380 se20 r20', 230), { c: mid }),
  isWorn ? [] : lit('156,408 d26 se30- r88 ne30- u26', mid, 4),
  hull('104,300 o44'),
  hull('356,300 o44'),
  plate('104,300 o28 356,300 o28'),
  fine('104,300 o12 356,300 o12'),
  plate(rect(104, 198, 252, 30)),
  hull('182,214 o48'),
  hull('278,214 o48'),
  part('182,214 o34 278,214 o34', { c: mid, w: 3, f: ink0 }),
  lit('162,214 ne20+ 258,214 ne20+', ion, 5),
  plate(rect(216, 204, 28, 18)),
  lit('60,300 l20 u70 ne20+', volt, 4),
  part('64,206 o8', { c: volt, w: 4 }),
];
