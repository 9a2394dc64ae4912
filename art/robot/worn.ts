import { ember, gold, ink0, ion, lineUi, mid, rose, volt } from '../base/palette';
import { chamfer, oct, type Point, rect, sym } from '../base/turtle';
import { ammoBag, bambooPack, lantern, rocketPack } from '../cosmetics/bag';
import { drum, lionHead, sail } from '../cosmetics/emote';
import { buffaloHelmet, cone, pilotCap, waveHelmet } from '../cosmetics/head';
import { bolt, lotus } from '../cosmetics/tag';
import { arc } from '../parts/arcs';
import { axis } from '../parts/robot';
import { type Art, fine, hatch, hull, type Layer, lit, part, plate, raw, reduced } from '../svg';
import { shoulder } from './base';
import { drumArmour, scaleArmour, steelTunic, streetJacket } from './bodies';

/** On the robot's axis: what is at height `from` of an item's own drawing is at height `to` of the robot's. */
const onAxis = (art: Art, scale: number, from: number, to: number): Layer =>
  reduced(art, scale, [
    [axis, from],
    [axis, to],
  ]);

const at = (art: Art, scale: number, from: Point, to: Point): Layer => reduced(art, scale, [from, to]);

/** Head: the eyes of an item lie on the robot's, at y 128. */
export const heads: Record<string, Art> = {
  'mu-lan-song': onAxis(waveHelmet(), 0.5, 279, 128),
  'mu-sung-trau': onAxis(buffaloHelmet(), 0.52, 319, 128),
  'non-la-thep': [
    lit('181,106 d50 se22 r54 ne22 u50', mid, 3),
    onAxis(cone(), 0.46, 299, 106),
    lit('288,110 d30 se12 d24 280,110 d40 se10 d30', ember, 4),
  ],
  'mu-phi-cong': onAxis(pilotCap(true), 0.5, 214, 96),
};

/** Bags hang behind the shoulders. */
export const bags: Record<string, Art> = {
  'ba-lo-tre': onAxis(bambooPack(), 0.7, 96, 176),
  'tui-tiep-dan': onAxis(ammoBag(), 0.74, 214, 196),
  'ba-lo-ten-lua': onAxis(rocketPack(true), 0.86, 138, 166),
  'den-long-lung': [
    hull(rect(160, 196, 140, 120)),
    hull('150,300 u196 nw20 l38 d16 r30 se8 d188 z', { w: 4 }),
    fine('150,150 l16 150,220 l16', { c: mid, w: 3 }),
    lit('102,92 d20', mid, 4),
    at(lantern(), 0.52, [230, 116], [102, 110]),
  ],
};

const ring = (c: string): Art => [
  { mark: raw(arc(212, 122, 418, [axis, 236]), { c: lineUi, w: 3, f: 'none' }) },
  fine(`${axis},14 d14 8,236 r14 438,236 r14`, { c }),
];

/** The forearm held up, from the elbow at the right. */
const raised: Art = [
  hull(rect(340, 212, 34, 30)),
  fine('350,212 d30 358,212 d30'),
  hull('362,256 r36 ne18 u80 l40 sw14 z'),
  fine('366,232 r44 366,222 r44'),
  plate(chamfer([370, 180, 34, 28], 8), { f: ink0 }),
  lit('378,194 r16', volt, 4),
  shoulder,
];

const fist: Art = [hull(oct([370, 122, 44, 40], 12)), fine('378,134 r28 378,146 r28')];

/** Emotes: the right arm in another pose, what it holds, and a ring. */
export const emotes: Record<string, Art> = {
  'vay-tay': [
    ring(volt),
    hull('366,164 u24 nw14 ne10 r4 u44 r14 d40 r4 u46 r14 d46 r4 u38 r14 d58 sw16 z', { w: 4 }),
    raised,
    lit('432,92 se22+ 432,72 se42+', volt, 4),
  ],
  'mua-lan': [ring(gold), raised, at(lionHead(), 0.44, [232, 368], [392, 160])],
  'danh-trong': [
    ring(ember),
    at(drum(), 0.46, [232, 420], [392, 440]),
    hull('434,238 r12 d10 sw74 nw8 z', { w: 4 }),
    hull(rect(340, 212, 26, 30)),
    hull(chamfer([360, 204, 66, 46], 14)),
    fine('374,204 d46 382,204 d46'),
    hull(oct([420, 212, 34, 34], 10)),
    fine('430,222 r16 430,230 r16', { c: mid }),
    shoulder,
    lit('442,302 ne16 452,318 r18 430,294 u18', volt, 4),
  ],
  'tha-dieu': [
    ring(ion),
    lit('392,122 u20', mid, 3),
    raised,
    fist,
    at(sail(), 0.4, [270, 160], [392, 62]),
    lit('378,92 sw12+ sw14- d6', volt, 4),
  ],
};

const outline = '132,492 r278 se22 d64 l278 nw22 z';

const tag = (c: string, emblem: Art): Art => [
  hull(outline),
  part('142,502 r262 se14 d44 l262 nw14 z', { c: mid, w: 3, dash: '150 10' }),
  lit('120,484 r46 178,484 r14', c, 4),
  lit('384,588 r48', c, 4),
  hatch('398,568 ne22 d22 l20 z', 7),
  emblem,
];

/** Name plates; the page writes the name on them. */
export const tags: Record<string, Art> = {
  'bang-ten-tia-chop': tag(volt, at(bolt(), 0.5, [94, 240], [170, 535])),
  'bang-ten-hoa-sen': tag(rose, at(lotus(), 0.48, [94, 250], [172, 538])),
};

/** The plate of whom no tag is worn, and the frame of the avatar. */
export const plainTag: Art = [hull(outline), fine('146,504 r256 146,566 r256', { c: lineUi })];

/** The frame of the avatar. */
export const avatarFrame: Art = [
  hull(chamfer([20, 484, 104, 104], 18)),
  part(chamfer([28, 492, 88, 88], 14), { c: mid, w: 3, f: ink0 }),
];

/** The face in the frame of whoever has no avatar: the robot's own. */
export const face: Art = [
  part(sym(72, 510, 'r16 se12 d30 sw14'), { w: 4 }),
  lit('54,534 r12 78,534 r12', volt, 5),
  fine('64,552 r16', { c: mid }),
];

/** What covers the torso. */
export const bodies: Record<string, Art> = {
  'giap-vay-ca': scaleArmour,
  'ao-khoac-pho': streetJacket,
  'ao-dai-thep': steelTunic,
  'giap-trong-dong': drumArmour,
};
