import { colours, type Frame } from '../clip';
import { at, contour, ease, sheet, stroke, through } from '../pen';
import { cover, shot, sight, track, unit, walls } from './arena';

/** Multiplayer: three robots cross paths, spot each other and shoot. */
export const multiplayer: Frame = (ctx, t) => {
  const { width, height } = ctx.canvas;
  sheet(ctx);
  const unitSize = height * 0.052;
  walls(ctx);
  // Off the figure of eight that the robots follow.
  for (const [x, y] of [
    [0.24, 0.44],
    [0.68, 0.44],
    [0.46, 0.14],
    [0.46, 0.76],
  ] as const) {
    cover(ctx, [x * width, y * height, 0.08 * width, 0.1 * height]);
  }
  const team = [colours.volt, colours.ion, colours.ember].map((colour, n) => ({
    colour,
    ...track(t + n / 3, [width / 2, height / 2], [width * 0.38, height * 0.34]),
  }));
  for (const robot of team) sight(ctx, robot, robot.colour, unitSize * 5.4);
  team.forEach((from, n) => {
    const to = team[(n + 1) % 3] ?? from;
    shot(ctx, { from, to }, through((t + n / 3) % 1, 0.1, 0.24), from.colour);
  });
  for (const robot of team) unit(ctx, robot, robot.colour, unitSize);
};

/** Smooth: one robot dashes lap after lap; its echoes follow without gaps. */
export const smooth: Frame = (ctx, t) => {
  const { width, height } = ctx.canvas;
  sheet(ctx, t, 4);
  const lap = (u: number) => track(u, [width / 2, height / 2], [width * 0.4, height * 0.3]);
  stroke(ctx, { colour: colours.dim, weight: 2, dash: [10, 10] }, () => {
    for (let u = 0; u <= 1.001; u += 0.01) {
      const { x, y } = lap(u);
      if (u === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
  });
  for (let echo = 8; echo >= 1; echo--) {
    ctx.globalAlpha = 0.34 - echo * 0.036;
    unit(ctx, lap(t - echo * 0.011), colours.volt, height * 0.06);
  }
  ctx.globalAlpha = 1;
  unit(ctx, lap(t), colours.volt, height * 0.06);
};

/** Personalization: one character after another slides onto the same stand. */
export const personalization =
  (pictures: CanvasImageSource[]): Frame =>
  (ctx, t) => {
    const { width, height } = ctx.canvas;
    sheet(ctx);
    const size = height * 0.74;
    const step = t * pictures.length;
    const [now, part] = [Math.floor(step) % pictures.length, step % 1];
    const swap = ease(through(part, 0.62, 1));
    contour(ctx, {
      x: width / 2,
      y: height / 2,
      r: size * 0.62,
      drawn: 0.92 + 0.08 * (1 - swap),
      phase: t * 2,
      colour: colours.volt,
    });
    const draw = (index: number, x: number, alpha: number) => {
      const picture = pictures[index % pictures.length];
      if (!picture || alpha <= 0) return;
      ctx.globalAlpha = alpha;
      at(ctx, { x: width / 2 + x, y: height / 2 }, () =>
        ctx.drawImage(picture, -size / 2, -size / 2, size, size),
      );
      ctx.globalAlpha = 1;
    };
    draw(now, -swap * width * 0.42, 1 - swap);
    draw(now + 1, (1 - swap) * width * 0.42, swap);
  };
