import { ink0, lineDim, lineUi, low, volt } from '../base/palette';
import { type Box, both, chamfer, flip, oct, type Point, rect } from '../base/turtle';
import { type Art, fine, gapped, hatch, hull, lit, plate, solid } from '../svg';

/** The vertical axis of every standing robot, left of the centre to leave room for the echoes. */
export const axis = 230;
/** The height of the ground line of a standing robot. */
const groundY = 440;

/** The ground line, with ticks and a shaded strip. */
export const ground = (from: number, to: number, y = groundY): Art => [
  fine(`${from - 24},${y} r${to - from + 48}`, { c: lineUi, w: 2.5 }),
  fine(`${from},${y} d10 ${to},${y} d10 ${(from + to) / 2},${y} d10`, { c: lineUi, w: 2 }),
  hatch(`${from + 16},${y + 3} r${to - from - 32} sw12 l${to - from - 56} z`, 8, { c: lineDim, w: 2 }),
];

/** The face: one visor and two dashes. */
export const visor = ([x, y, w, h]: Box, c = volt): Art => {
  const dash = Math.round(w * 0.2);
  const [cx, cy] = [x + w / 2, y + h / 2];
  return [
    plate(chamfer([x, y, w, h], Math.min(14, h / 2.5)), { f: ink0 }),
    lit(both(`${cx - dash * 0.55},${cy} l${dash}`, cx), c, 6),
    fine(`${x + 8},${y + h - 7} r${Math.round(w * 0.3)}`, { c: lineUi, w: 2 }),
  ];
};

/** The power core: the logo mark, an octagon with a gap. */
export const core = (cx: number, cy: number, r: number, c = volt): Art => {
  const cut = Math.round(r * 0.6);
  return [
    plate(oct([cx - r - 8, cy - r - 8, 2 * r + 16, 2 * r + 16], cut + 5)),
    gapped(oct([cx - r, cy - r, 2 * r, 2 * r], cut), c, 4),
    solid(oct([cx - r / 3, cy - r / 3, (r * 2) / 3, (r * 2) / 3], r / 5), c),
  ];
};

/** Round bolts. */
export const bolts = (...points: string[]): Art => fine(points.map((p) => `${p} o3.5`).join(' '), { w: 2 });

/** A row of short upright slots. */
export const vents = ([x, y]: Point, n: number, h = 16, gap = 9): Art =>
  fine(Array.from({ length: n }, (_, i) => `${x + i * gap},${y} d${h}`).join(' '), { w: 3 });

/** Two legs with knee plates and boots; `x` is the outer edge of the left leg, `top` the hip. */
export function legs(x: number, top: number, width: number): Art {
  const knee = Math.round((top + groundY) / 2) - 8;
  const boot = groundY - 44;
  const one = (side: (m: string) => string): Art => [
    hull(side(rect(x + 6, top, width - 12, knee - top + 12))),
    hull(side(rect(x + 2, knee + 12, width - 4, boot - knee))),
    hatch(side(rect(x + width - 16, knee + 28, 12, boot - knee - 18)), 7),
    hull(side(`${x - 18},${groundY} u18 ne26 r${width + 2} d44 z`)),
    fine(side(`${x - 18},${groundY - 12} r${width + 28} ${x + 10},${boot} d10 r${width - 4}`)),
    plate(side(oct([x - 4, knee - 14, width + 8, 40], 12))),
    fine(side(`${x + width / 2},${knee - 4} d20`), { c: low }),
  ];
  return [one((m) => m), one((m) => flip(m, axis))];
}
