import type { Box, Point } from '../../art/base/turtle';
import { colours } from '../clip';
import { at, octagon, stroke, wave } from '../pen';

interface Spot {
  x: number;
  y: number;
}
/** Where a robot is, and the angle it faces. */
interface Stance extends Spot {
  heading: number;
}

/** A robot seen from above: an octagon, two shoulders, a barrel. */
export function unit(ctx: CanvasRenderingContext2D, { x, y, heading }: Stance, colour: string, r = 20): void {
  at(ctx, { x, y, turn: heading }, () => {
    ctx.fillStyle = colours.panel;
    ctx.beginPath();
    octagon(ctx, 0, 0, r);
    ctx.fill();
    for (const side of [-1, 1])
      stroke(ctx, { colour, weight: 2 }, () => ctx.rect(-r * 0.5, side * r * 1.08 - 4, r, 8));
    stroke(ctx, { colour, weight: 3 }, () => octagon(ctx, 0, 0, r));
    stroke(ctx, { colour, weight: 3 }, () => ctx.rect(r * 0.35, -4, r * 1.15, 8));
    stroke(ctx, { colour: colours.hi, weight: 2 }, () => ctx.arc(0, 0, r * 0.32, 0, 2 * Math.PI));
  });
}

/** A block of cover in cabinet projection. */
export function cover(ctx: CanvasRenderingContext2D, [x, y, w, h]: Box): void {
  const d = 14;
  ctx.fillStyle = colours.panel;
  ctx.fillRect(x, y, w, h);
  stroke(ctx, { colour: colours.mid, weight: 2 }, () => {
    ctx.rect(x, y, w, h);
    ctx.moveTo(x, y);
    ctx.lineTo(x + d, y - d);
    ctx.lineTo(x + w + d, y - d);
    ctx.lineTo(x + w, y);
    ctx.moveTo(x + w + d, y - d);
    ctx.lineTo(x + w + d, y + h - d);
    ctx.lineTo(x + w, y + h);
  });
}

/** The arena's rim: a chamfered frame with a gate in the middle of each side. */
export function walls(ctx: CanvasRenderingContext2D): void {
  const { width, height } = ctx.canvas;
  const [edge, cut, gate] = [height * 0.04, height * 0.09, height * 0.09];
  const [right, bottom] = [width - edge, height - edge];
  stroke(ctx, { colour: colours.line, weight: 2 }, () => {
    ctx.moveTo(width / 2 + gate, edge);
    ctx.lineTo(right - cut, edge);
    ctx.lineTo(right, edge + cut);
    ctx.lineTo(right, bottom);
    ctx.lineTo(width / 2 + gate, bottom);
    ctx.moveTo(width / 2 - gate, bottom);
    ctx.lineTo(edge + cut, bottom);
    ctx.lineTo(edge, bottom - cut);
    ctx.lineTo(edge, edge);
    ctx.lineTo(width / 2 - gate, edge);
  });
  for (const y of [edge, bottom]) {
    stroke(ctx, { colour: colours.volt, weight: 3 }, () => {
      ctx.moveTo(width / 2 - gate + 10, y);
      ctx.lineTo(width / 2 + gate - 10, y);
    });
  }
}

/** A robot's field of view, as a faint cone with a dashed edge. */
export function sight(
  ctx: CanvasRenderingContext2D,
  { x, y, heading }: Stance,
  colour: string,
  reach = 120,
): void {
  ctx.globalAlpha = 0.14;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.arc(x, y, reach, heading - 0.5, heading + 0.5);
  ctx.fill();
  ctx.globalAlpha = 0.8;
  stroke(ctx, { colour, weight: 1.5, dash: [8, 6] }, () =>
    ctx.arc(x, y, reach, heading - 0.5, heading + 0.5),
  );
  ctx.globalAlpha = 1;
}

/** Position and heading on a closed track of two crossing waves, the same at 0 and 1. */
export function track(t: number, [cx, cy]: Point, [rx, ry]: Point, turns = 1): Stance {
  const place = (u: number) => ({ x: cx + rx * wave(u), y: cy + ry * wave(u, 2 * turns) });
  const [here, next] = [place(t), place(t + 0.002)];
  return { ...here, heading: Math.atan2(next.y - here.y, next.x - here.x) };
}

/** A shot between two points, `flown` from 0 to 1, with a spark on impact. */
export function shot(
  ctx: CanvasRenderingContext2D,
  { from, to }: { from: Spot; to: Spot },
  flown: number,
  colour: string,
): void {
  if (flown <= 0 || flown >= 1) return;
  const head = Math.min(1, flown * 1.25);
  const point = (u: number) => [from.x + (to.x - from.x) * u, from.y + (to.y - from.y) * u] as const;
  if (flown < 0.8) {
    stroke(ctx, { colour, weight: 3 }, () => {
      ctx.moveTo(...point(Math.max(0, head - 0.12)));
      ctx.lineTo(...point(head));
    });
    return;
  }
  const burst = (flown - 0.8) * 5;
  stroke(ctx, { colour, weight: 2 }, () => {
    for (let ray = 0; ray < 8; ray++) {
      const angle = (ray * Math.PI) / 4;
      ctx.moveTo(to.x + Math.cos(angle) * 8 * (1 + burst), to.y + Math.sin(angle) * 8 * (1 + burst));
      ctx.lineTo(to.x + Math.cos(angle) * 18 * (1 + burst), to.y + Math.sin(angle) * 18 * (1 + burst));
    }
  });
}
