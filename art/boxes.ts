import { ember, gold, ink0, lineDim, lineUi, low, mid, violet, volt } from './base/palette';
import { both, chamfer, oct, rect } from './base/turtle';
import { bolts } from './parts/robot';
import { cross, question, star } from './parts/sign';
import { type Art, fine, hatch, hull, lit, part, plate, sheet, solid } from './svg';

const floor: Art = [
  fine('30,436 r410', { c: lineUi }),
  hatch('60,440 r340 sw10 l350 z', 8, { c: lineDim, w: 2 }),
];

/** A cube in cabinet projection: front, lid and side; corner `x`,`y` is the front's top left. */
const cube = (x: number, y: number, size: number, depth: number): Art => [
  hull(`${x},${y} ne${depth} r${size} sw${depth} z`),
  hull(`${x + size},${y} ne${depth} d${size} sw${depth} z`),
  hatch(`${x + size},${y} ne${depth} d${size} sw${depth} z`, 11),
  hull(rect(x, y, size, size)),
];

/** Angle irons on the four corners of the front. */
const irons = (x: number, y: number, size: number, arm = 44): Art => [
  plate(`${x},${y} r${arm} d14 l${arm - 14} d${arm - 14} l14 z`),
  plate(`${x + size},${y} l${arm} d14 r${arm - 14} d${arm - 14} r14 z`),
  plate(`${x},${y + size} r${arm} u14 l${arm - 14} u${arm - 14} l14 z`),
  plate(`${x + size},${y + size} l${arm} u14 r${arm - 14} u${arm - 14} r14 z`),
];

/** Normal: a planked crate without a sign. */
export const normalBox = (): string =>
  sheet(480, 480, [
    floor,
    cube(64, 186, 250, 84),
    fine('92,158 r250 120,130 r250', { c: mid }),
    plate(rect(64, 186, 250, 40)),
    plate(rect(64, 396, 250, 40)),
    plate('64,226 r34 se170 l34 nw170 z'),
    fine('126,226 d28 188,226 d90 250,226 d152 126,288 d108 188,350 d46', { c: low }),
    plate(rect(64, 226, 34, 170)),
    plate(rect(280, 226, 34, 170)),
    bolts('82,206', '296,206', '82,416', '296,416', '189,206', '189,416'),
    part('314,270 ne28 d60 sw28 z', { c: mid, w: 3 }),
  ]);

/** Rare: an ironed chest cube with a four-pointed star. */
export const rareBox = (): string =>
  sheet(480, 480, [
    floor,
    cube(64, 186, 250, 84),
    plate('128,186 ne84 r30 sw84 z'),
    plate('220,186 ne84 r30 sw84 z'),
    fine('64,236 r250 314,236 ne84', { c: mid }),
    irons(64, 186, 250),
    plate(oct([114, 236, 150, 150], 44), { f: ink0, c: gold, w: 4 }),
    solid(star(189, 311, 61), gold),
    lit('141,263 ne14 223,249 se14 141,359 se14 223,373 ne14', gold, 3),
    lit('356,226 d60 372,210 d60', gold, 3),
    lit('30,150 r24 42,138 d24 410,70 r28 424,56 d28', gold, 4),
    bolts('74,196', '304,196', '74,426', '304,426'),
  ]);

/** Trap: the lid gapes and shows teeth and two eyes. */
export const trapBox = (): string => {
  const down = '64,214 se25 ne25 se25 ne25 se25 ne25 se25 ne25 se25 ne25 z';
  const up = '64,300 ne25 se25 ne25 se25 ne25 se25 ne25 se25 ne25 se25 z';
  return sheet(480, 480, [
    floor,
    hull('314,300 ne84 d136 sw84 z'),
    hatch('314,300 ne84 d136 sw84 z', 11),
    hull('64,300 ne84 r250 sw84 z', { f: ink0 }),
    hull('64,300 r250 d136 l250 z'),
    solid('64,214 r250 d86 l250 z', ink0),
    lit(both('150,262 l34 ne10', 189), ember, 6),
    hull(up),
    hull('314,150 ne84 d64 sw84 z'),
    hatch('314,150 ne84 d64 sw84 z', 11),
    hull('64,150 ne84 r250 sw84 z'),
    hull(rect(64, 150, 250, 64)),
    hull(down),
    lit('64,214 u60 64,300 d40 314,300 d40', ember, 4),
    plate(rect(84, 166, 40, 30)),
    plate(rect(254, 166, 40, 30)),
    plate(chamfer([160, 166, 58, 30], 10)),
    fine('84,340 r210 84,356 r210', { c: mid }),
    plate(chamfer([114, 376, 150, 40], 12)),
    lit('130,396 r118', ember, 4, { dash: '16 10' }),
    bolts('104,181', '274,181', '84,416', '294,416'),
  ]);
};

/** Supply: a strapped case under a parachute, with a cross. */
export const supplyBox = (): string =>
  sheet(480, 480, [
    floor,
    hull('86,152 ne140+ se140+ l70- l70- l70- l70- z'),
    fine('226,12 d138 156,32 d118 296,32 d118', { c: mid }),
    lit('86,152 se84 366,152 sw84', mid, 3),
    cube(104, 236, 200, 60),
    fine('104,262 r200 304,262 ne60 104,410 r200', { c: mid }),
    plate('136,236 ne60 r22 sw60 z'),
    plate('250,236 ne60 r22 sw60 z'),
    plate(rect(136, 236, 22, 200)),
    plate(rect(250, 236, 22, 200)),
    part(oct([154, 284, 100, 100], 26), { w: 4 }),
    solid(cross(204, 302), volt),
    fine('320,290 ne26 d40 sw26 z', { c: mid, w: 3 }),
  ]);

/** Mystery: a floating cube with a question mark, its lower edge dissolving. */
export const mysteryBox = (): string =>
  sheet(480, 480, [
    floor,
    solid('128,436 r180 ne10 l160 z', violet, { o: 0.35 }),
    cube(74, 136, 240, 78),
    part(chamfer([94, 156, 200, 200], 24), { c: violet, w: 3, dash: '22 9' }),
    plate(oct([112, 174, 164, 164], 48), { f: ink0 }),
    lit(question(158, 232), violet, 14),
    solid(rect(187, 308, 14, 16), violet),
    lit('314,196 ne78 314,296 ne78', violet, 3),
    lit('106,404 r40 170,404 r80 274,404 r24 130,418 r60 214,418 r70', violet, 3),
    lit('36,96 ne20 se20 sw20 nw20 z 420,36 ne14 se14 sw14 nw14 z 30,300 ne12 se12 sw12 nw12 z', violet, 4),
    fine('136,136 ne78 256,136 ne78', { c: mid }),
  ]);
