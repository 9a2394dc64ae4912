import { colours, type Frame } from '../clip';
import { at, contour, ease, sheet, stroke, through, wave } from '../pen';

/** The layers of one box type, each a picture of the full 640 × 640 sheet. */
export type Layers = (id: string) => CanvasImageSource;

const units = 640;

/** Draws a layer transformed around the edge through `x`,`y`; `m` maps the two axes. */
function turned(
  ctx: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  [x, y]: readonly [number, number],
  m: readonly [number, number, number, number],
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.transform(...m, 0, 0);
  ctx.translate(-x, -y);
  ctx.drawImage(picture, 0, 0, units, units);
  ctx.restore();
}

/** A flap on an edge at 45 degrees: closed at 0, upright at 0.5, flat outside at 1. */
function flap(open: number, side: 1 | -1): [number, number, number, number] {
  const angle = Math.PI * (1 - open);
  const [c, s] = [Math.cos(angle), side * Math.sin(angle)];
  return [c, s, c - 1, s + 1];
}

/** Rays from the opening when the box bursts open. */
function rays(ctx: CanvasRenderingContext2D, burst: number, accent: string): void {
  if (burst <= 0 || burst >= 1) return;
  ctx.globalAlpha = 1 - burst;
  stroke(ctx, { colour: accent, weight: 4 }, () => {
    for (const [dx, dy] of [
      [-1, 0],
      [-1, -1],
      [0, -1],
      [1, -1],
      [1, 0],
    ] as const) {
      const [from, to] = [90 + burst * 150, 130 + burst * 230];
      ctx.moveTo(320 + dx * from, 250 + dy * from);
      ctx.lineTo(320 + dx * to, 250 + dy * to);
    }
  });
  ctx.globalAlpha = 1;
}

/** A box shakes, bursts open, shows its contents and closes again. */
export function boxFrame(type: string, layer: Layers, accent: string): Frame {
  return (ctx, t) => {
    const { width, height } = ctx.canvas;
    sheet(ctx, t, 1);
    const back = ease(through(t, 0.84, 0.95));
    const flaps = ease(through(t, 0.2, 0.3)) * (1 - back);
    const lid = ease(through(t, 0.24, 0.34)) * (1 - back);
    const risen = ease(through(t, 0.26, 0.42)) * (1 - ease(through(t, 0.76, 0.86)));
    // It shakes harder until it bursts open.
    const tremble = wave(t, 60) * 5 * through(t, 0.04, 0.2) * (t < 0.2 ? 1 : 0);
    const scale = (height / units) * 0.94;
    const whole = (id: string) => ctx.drawImage(layer(id), 0, 0, units, units);
    at(
      ctx,
      { x: width / 2 - 320 * scale + tremble * scale, y: height / 2 - 322 * scale, scaleX: scale },
      () => {
        contour(ctx, {
          x: 320,
          y: 266,
          r: 250,
          drawn: 0.08 + 0.92 * risen,
          phase: t,
          colour: risen > 0 ? accent : colours.line,
        });
        whole('ground');
        if (lid > 0.02) turned(ctx, layer('lid'), [240, 240], [1, 0, 0.44 * (1 - lid), lid]);
        whole('inside');
        turned(ctx, layer('left'), [150, 330], flap(flaps, 1));
        ctx.save();
        // Clips everything below the opening's front edge.
        ctx.beginPath();
        ctx.rect(0, -200, units, 530);
        ctx.clip();
        ctx.globalAlpha = risen;
        at(ctx, { x: 0, y: (1 - risen) * 180 }, () => {
          whole('beam');
          at(ctx, { x: 0, y: risen * 7 * wave(t, 3) }, () => whole(`loot-${type}`));
        });
        ctx.restore();
        whole('front');
        turned(ctx, layer('right'), [400, 330], flap(flaps, -1));
        whole('lights');
        whole(`sign-${type}`);
        rays(ctx, through(t, 0.24, 0.36), accent);
      },
    );
  };
}
