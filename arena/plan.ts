import { ember, hi, ink1, ink2, lineDim, lineUi, low, mid, volt } from '../art/base/palette';
import { oct, rect, toPath } from '../art/base/turtle';
import { boxAt, type Cover, covers, cut, field } from './field';
import type { Mark } from './mark';

/** How far a cover's sides project, up and to the right. */
const depth = 20;

const rim = (inset: number): string =>
  toPath(
    oct([field.x + inset, field.y + inset, field.w - 2 * inset, field.h - 2 * inset], cut - inset * 0.6),
  );

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, n) => from + n * step);

/** How much a line at this distance from the sides of the rim is shortened by the cut corners. */
const shortened = (near: number): number => Math.max(0, cut - near) + 4;

function grid(): string {
  const { x: left, y: top, w, h } = field;
  const upright = steps(62, w, 64).map((x) => {
    const by = shortened(Math.min(x, w - x));
    return `M${left + x} ${top + by}V${top + h - by}`;
  });
  const level = steps(64, h, 64).map((y) => {
    const by = shortened(Math.min(y, h - y));
    return `M${left + by} ${top + y}H${left + w - by}`;
  });
  return [...upright, ...level].join('');
}

/** A block seen from above in cabinet projection: two visible sides, the upper one hatched, and the top. */
function block({ x, y, w, h }: Cover): Mark[] {
  const top = `M${x} ${y}l${depth} ${-depth}h${w}l${-depth} ${depth}z`;
  const side = `M${x + w} ${y}l${depth} ${-depth}v${h}l${-depth} ${depth}z`;
  const shade = steps(8, h, 9)
    .map((down) => `M${x + w} ${y + down}l${depth} ${-depth}`)
    .join('');
  return [
    { d: `M${x + 10} ${y + 10}h${w}v${h}h${-w}z`, fill: lineDim, opacity: 0.35 },
    { d: side, fill: ink1, stroke: hi, width: 3 },
    { d: shade, stroke: lineUi, width: 1.5 },
    { d: top, fill: ink2, stroke: hi, width: 3 },
    { d: toPath(rect(x, y, w, h)), fill: ink2, stroke: hi, width: 3 },
    {
      d: `M${x + 12} ${y + 14}h${Math.min(w - 24, 44)}M${x + 12} ${y + 24}h${Math.min(w - 24, 22)}`,
      stroke: low,
      width: 2.5,
    },
  ];
}

/** The corners between the rim and a diagonal, hatched. */
const cornerHatch = (): string =>
  steps(12, 108, 12)
    .map((n) => {
      const [right, bottom] = [field.x + field.w, field.y + field.h];
      return `M${field.x + cut - n} ${field.y + n}l${n > 60 ? 28 : 20} ${n > 60 ? 28 : 20}M${right - cut + n} ${bottom - n}l-20 -20`;
    })
    .join('');

/** The floor, its markings and the rim with its gates: ember where robots come in, volt for the player. */
export const floor: readonly Mark[] = [
  { d: rim(0), stroke: hi, width: 4, opacity: 0.1, at: [24, 24] },
  { d: rim(0), stroke: hi, width: 4, opacity: 0.24, at: [12, 12] },
  { d: rim(0), fill: ink1 },
  { d: grid(), stroke: lineDim, width: 1, opacity: 0.7 },
  { d: cornerHatch(), stroke: lineDim, width: 2 },
  { d: toPath(oct([boxAt.x - 78, boxAt.y - 78, 156, 156], 46)), stroke: lineUi, width: 2, dash: [14, 8] },
  {
    d: `M${boxAt.x - 104} ${boxAt.y}h26M${boxAt.x + 78} ${boxAt.y}h26M${boxAt.x} ${boxAt.y - 104}v26M${boxAt.x} ${boxAt.y + 78}v26`,
    stroke: lineUi,
    width: 2,
  },
  { d: 'M250 275H452M704 188H862M850 470V572', stroke: ember, width: 2.5, dash: [2, 12], opacity: 0.75 },
  { d: toPath(oct([148, 548, 104, 104], 30)), stroke: volt, width: 2, dash: [6, 8], opacity: 0.7 },
  { d: rim(12), stroke: lineUi, width: 1.5 },
  { d: rim(0), stroke: hi, width: 4 },
  { d: 'M420 34H540M926 296V416', stroke: ember, width: 9 },
  { d: 'M34 420V540', stroke: volt, width: 9 },
  { d: 'M420 22V46M540 22V46M914 296H938M914 416H938M22 420H46M22 540H46', stroke: mid, width: 3 },
];

/** The covers, those further up first. */
export const blocks: readonly Mark[] = covers.toSorted((a, b) => a.y - b.y).flatMap(block);
