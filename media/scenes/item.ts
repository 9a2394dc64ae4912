import { colours, type Frame } from '../clip';
import { at, contour, ease, octagon, sheet, stroke, through, wave } from '../pen';

/** How an item moves once revealed. */
export type Manner = 'worn' | 'emote' | 'blade' | 'shield' | 'magic' | 'electric';

/** Reveals the picture behind a line that sweeps across at 45 degrees; the rest is a faint plan. */
function reveal(
  ctx: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  size: number,
  shown: number,
): void {
  const half = size / 2;
  ctx.globalAlpha = 0.18;
  ctx.drawImage(picture, -half, -half, size, size);
  ctx.globalAlpha = 1;
  const edge = -size * 1.1 + shown * size * 2.2;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-size * 2, -half);
  ctx.lineTo(edge + half, -half);
  ctx.lineTo(edge - half, half);
  ctx.lineTo(-size * 2, half);
  ctx.clip();
  ctx.drawImage(picture, -half, -half, size, size);
  ctx.restore();
  if (shown <= 0 || shown >= 1) return;
  stroke(ctx, { colour: colours.volt, weight: 2 }, () => {
    ctx.moveTo(edge + half, -half);
    ctx.lineTo(edge - half, half);
  });
}

/** Three hits from the right that glance off. */
const hits = (ctx: CanvasRenderingContext2D, size: number, t: number): void => {
  for (const start of [0.4, 0.5, 0.6]) {
    const flown = through(t, start - 0.08, start + 0.08);
    if (flown <= 0 || flown >= 1) continue;
    const off = Math.abs(flown - 0.5) * 2;
    const [x, y] = [size * (0.34 + off * 0.7), flown < 0.5 ? 0 : -off * size * 0.5];
    stroke(ctx, { colour: colours.ember, weight: 3 }, () => {
      ctx.moveTo(x, y);
      ctx.lineTo(x + 26, flown < 0.5 ? y : y - 26);
    });
  }
};

const slash = (ctx: CanvasRenderingContext2D, size: number, t: number): void => {
  const drawn = through(t, 0.42, 0.56);
  if (drawn <= 0 || t > 0.68) return;
  ctx.globalAlpha = 1 - through(t, 0.56, 0.68);
  for (const [inset, weight] of [
    [0, 4],
    [18, 2],
    [34, 1.5],
  ] as const) {
    stroke(ctx, { colour: colours.ion, weight }, () =>
      ctx.arc(0, 0, size * 0.56 - inset, -1.1, -1.1 + drawn * 2.4),
    );
  }
  ctx.globalAlpha = 1;
};

const rings =
  (colour: string) =>
  (ctx: CanvasRenderingContext2D, size: number, t: number): void => {
    for (const start of [0.3, 0.42, 0.54]) {
      const grown = through(t, start, start + 0.28);
      if (grown <= 0 || grown >= 1) continue;
      ctx.globalAlpha = 1 - grown;
      stroke(ctx, { colour, weight: 2.5, dash: colour === colours.ion ? [26, 14, 8, 14] : [] }, () =>
        ctx.arc(0, 0, size * (0.3 + grown * 0.45), 0, 2 * Math.PI),
      );
      ctx.globalAlpha = 1;
    }
  };

const nothing = () => undefined;
const effects: Record<Manner, (ctx: CanvasRenderingContext2D, size: number, t: number) => void> = {
  worn: nothing,
  emote: nothing,
  blade: slash,
  shield: hits,
  magic: rings(colours.violet),
  electric: rings(colours.ion),
};

/** Transform of the revealed item: worn items turn, emotes hop, blades swing, shields take hits. */
function pose(manner: Manner, t: number): { x: number; y: number; turn: number; scaleX: number } {
  const still = ease(through(t, 0.24, 0.34)) * (1 - ease(through(t, 0.7, 0.8)));
  const kick = [0.4, 0.5, 0.6].reduce((sum, start) => sum + Math.max(0, 1 - Math.abs(t - start) / 0.03), 0);
  return {
    x: manner === 'shield' ? -14 * kick : 0,
    y: manner === 'emote' ? -22 * still * Math.abs(wave(t, 4)) : -6 * still * wave(t, 2),
    turn:
      manner === 'blade'
        ? -0.5 * still * Math.sin(through(t, 0.34, 0.7) * Math.PI)
        : manner === 'emote'
          ? 0.07 * still * wave(t, 4)
          : 0,
    scaleX:
      manner === 'worn' ? 1 - 0.34 * still * (0.5 - 0.5 * Math.cos(through(t, 0.3, 0.74) * 2 * Math.PI)) : 1,
  };
}

/** The clip of one item: its plan is shown, a line reveals it, it moves, and the line hides it again. */
export function itemFrame(picture: CanvasImageSource, manner: Manner, accent: string): Frame {
  return (ctx, t) => {
    const { width, height } = ctx.canvas;
    const size = height * 0.78;
    sheet(ctx, t, 2);
    const shown = ease(through(t, 0.06, 0.28)) - ease(through(t, 0.76, 0.96));
    stroke(ctx, { colour: colours.dim, weight: 1.5 }, () => octagon(ctx, width / 2, height / 2, size * 0.58));
    contour(ctx, {
      x: width / 2,
      y: height / 2,
      r: size * 0.58,
      drawn: 0.08 + 0.92 * shown,
      phase: t,
      colour: accent,
    });
    const { x, y, turn, scaleX } = pose(manner, t);
    at(ctx, { x: width / 2 + x, y: height / 2 + y, turn, scaleX, scaleY: 1 }, () =>
      reveal(ctx, picture, size, shown),
    );
    at(ctx, { x: width / 2, y: height / 2 }, () => effects[manner](ctx, size, t));
  };
}
