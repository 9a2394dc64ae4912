import { gold, hi, ink0, ink1, ink2, lineDim, lineUi, low, mid, violet, volt } from '../base/palette';
import { chamfer, oct, rect } from '../base/turtle';
import { chip, gem, glints } from '../parts/gem';
import { gun, helm, magazine, medkit } from '../parts/loot';
import { bolts } from '../parts/robot';
import { cross, question, star } from '../parts/sign';
import { dimension } from '../parts/solid';
import { type Art, fine, gapped, hatch, lit, named, part, place, plate, sheet, solid, still } from '../svg';

/** The colour of the box type, set by the page that embeds the drawing. */
const lamp = 'currentColor';
/** A shaded face; its contour comes last, to cover the ends of the shading. */
const panel = (moves: string): Art => [solid(moves, ink1), hatch(moves, 12), part(moves, { f: 'none' })];

/** The parts of every box, back to front; the flaps turn on the edges of the opening. */
const body = {
  ring: [gapped(oct([70, 16, 500, 500], 146), lineUi, 2)],
  ground: [
    fine('24,592 r592', { c: lineUi, w: 2.5 }),
    hatch('60,597 r480 sw16 l448 z', 10, { c: lineDim, w: 2 }),
    dimension([150, 622], [400, 622], low),
  ],
  lid: [
    panel('240,240 u178 r250 d178 z'),
    plate('264,84 r202 d132 l202 z'),
    fine('264,102 r40 264,114 r24 426,198 r40', { c: mid }),
    bolts('252,74', '478,74', '252,228', '478,228'),
  ],
  inside: [
    part('150,330 ne90 r250 sw90 z', { f: ink0 }),
    fine('174,318 ne66 r212 330,330 ne66', { c: lineUi, w: 1.5 }),
  ],
  left: [panel('150,330 l120 ne90 r120 z'), fine('132,316 l60 ne48 r38', { c: mid, w: 2 })],
  beam: [
    solid('214,318 u250 r212 d250 z', lamp, { o: 0.07 }),
    lit('214,318 u262 426,318 u262', lamp, 2, { dash: '2 12' }),
    lit('262,318 u46 320,318 u70 378,318 u34', lamp, 3),
  ],
  // Used for the echoes.
  shell: [part('150,330 r250 ne90 d250 sw90 l250 z', { f: 'none' }), part('400,330 d250', { f: 'none' })],
  front: [
    panel('400,330 ne90 d250 sw90 z'),
    solid(rect(150, 330, 250, 250), ink2),
    plate(rect(150, 330, 250, 36)),
    plate(rect(150, 544, 250, 36)),
    plate(rect(150, 366, 32, 178)),
    plate(rect(368, 366, 32, 178)),
    part(chamfer([228, 552, 94, 20], 8), { c: mid, w: 2.5 }),
    bolts('166,348', '384,348', '166,562', '384,562'),
    part(rect(150, 330, 250, 250), { f: 'none' }),
  ],
  right: [panel('400,330 r120 ne90 l120 z'), fine('430,316 r66 ne44', { c: mid, w: 2 })],
  lights: [
    part(oct([206, 386, 138, 138], 40), { f: ink0, c: lamp, w: 4 }),
    lit('414,452 ne62 414,484 ne34', lamp, 4),
    lit('246,562 r58', lamp, 3, { dash: '12 6' }),
  ],
} satisfies Record<string, Art>;

/** By type: the sign on the front, and the loot that rises when the box opens. */
const types = {
  hiem: {
    sign: [solid(star(275, 455, 54), lamp)],
    loot: [
      place(gun, 'translate(262 214)'),
      place(helm, 'translate(306 66)'),
      gem(416, 96, 34),
      chip(238, 176, 22),
      glints(lamp, [470, 40, 16], [222, 60, 13], [446, 186, 12]),
    ],
  },
  'tiep-te': {
    sign: [solid(cross(275, 423), lamp)],
    loot: [
      place(magazine, 'translate(226 188)'),
      place(magazine, 'translate(338 206)'),
      place(medkit, 'translate(312 64)'),
      glints(lamp, [470, 60, 14], [214, 96, 13]),
    ],
  },
  'bi-an': {
    sign: [lit(question(245, 430, 60), lamp, 12), solid(rect(269, 493, 12, 12), lamp)],
    loot: [
      part(oct([244, 34, 152, 152], 44), { c: lamp, w: 3, dash: '22 9', f: ink0 }),
      lit(question(284, 84), lamp, 12),
      solid(rect(313, 156, 13, 13), lamp),
      fine('226,226 r50 se20 d40 l70 z', { c: lamp, dash: '8 6', w: 3 }),
      fine('330,214 r84 sw18 d40 l66 z', { c: lamp, dash: '8 6', w: 3 }),
      glints(lamp, [440, 70, 16], [216, 130, 13], [456, 190, 11]),
    ],
  },
} satisfies Record<string, Record<'sign' | 'loot', Art>>;

const layers: Record<string, Art> = {
  ...body,
  ...Object.fromEntries(
    Object.entries(types).flatMap(([key, { sign, loot }]) => [
      [`sign-${key}`, sign],
      [`loot-${key}`, loot],
    ]),
  ),
};

/** Sets pathLength to 100 on each line, so that one dash pattern draws any of them; dashed lines are unchanged. */
const measured = (svg: string): string =>
  svg.replace(/<path (?![^>]*stroke-dasharray)/g, '<path pathLength="100" ');

const shown = [
  'ring',
  'ground',
  'lid',
  'inside',
  'left',
  'beam',
  'loot-hiem',
  'front',
  'right',
  'lights',
  'sign-hiem',
];
const pen = { c: hi, w: 4 };
const inColour = (svg: string, colour: string): string => svg.replace('<svg ', `<svg color="${colour}" `);

/**
 * The promotion's box, open, with the loot of each type. The home page shows its layers one by one and animates them;
 * the file by itself shows the rare box.
 */
export function boxScene(): string {
  const layer = (id: string) => named(id, still(layers[id] ?? []));
  const others = Object.keys(layers).filter((id) => !shown.includes(id));
  const spare = { mark: `<defs>${others.map((id) => layer(id).mark).join('')}</defs>` };
  return inColour(measured(sheet(640, 640, [shown.map(layer), spare], pen)), gold);
}

/** The colour of each type, as on the home page. */
export const boxColours: Record<keyof typeof types, string> = {
  hiem: gold,
  'tiep-te': volt,
  'bi-an': violet,
};

/** For the clips: every layer in the colour of each type as a separate picture, keyed `type/layer`. */
export const boxLayers: Record<string, () => string> = Object.fromEntries(
  Object.entries(boxColours).flatMap(([type, colour]) =>
    Object.entries(layers).map(([id, art]) => [
      `${type}/${id}`,
      () => inColour(sheet(640, 640, still(art), pen), colour),
    ]),
  ),
);
