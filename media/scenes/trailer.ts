import { colours, type Frame } from '../clip';
import { at, contour, ease, sheet, stroke, through } from '../pen';
import { multiplayer, smooth } from './features';

export interface TrailerPictures {
  logo: CanvasImageSource;
  hero: CanvasImageSource;
  arena: CanvasImageSource;
  loot: CanvasImageSource;
}

/** A picture revealed by a widening slit, with a slow zoom. */
const still =
  (picture: CanvasImageSource, ratio: number): Frame =>
  (ctx, t) => {
    const { width, height } = ctx.canvas;
    sheet(ctx, t, 1);
    const h = height * 0.86 * (1 + t * 0.06);
    const w = h * ratio;
    const open = ease(through(t, 0, 0.3));
    ctx.save();
    ctx.beginPath();
    ctx.rect(width / 2 - (open * width) / 2, 0, open * width, height);
    ctx.clip();
    ctx.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
    ctx.restore();
    if (open >= 1) return;
    for (const side of [-1, 1]) {
      stroke(ctx, { colour: colours.volt, weight: 3 }, () => {
        ctx.moveTo(width / 2 + (side * open * width) / 2, 0);
        ctx.lineTo(width / 2 + (side * open * width) / 2, height);
      });
    }
  };

/** The O closes, then the word appears. */
const title =
  (logo: CanvasImageSource, from: number): Frame =>
  (ctx, t) => {
    const { width, height } = ctx.canvas;
    sheet(ctx);
    contour(ctx, {
      x: width / 2,
      y: height / 2,
      r: height * 0.36,
      drawn: from + (1 - from) * ease(through(t, 0, 0.55)),
      phase: 0.1,
      colour: colours.volt,
    });
    ctx.globalAlpha = ease(through(t, 0.35, 0.7));
    at(ctx, { x: width / 2, y: height / 2 }, () =>
      ctx.drawImage(logo, -width * 0.21, -width * 0.042, width * 0.42, width * 0.084),
    );
    ctx.globalAlpha = 1;
  };

/** Eighteen seconds: the line, the robot, the arena and its fights, the loot, the name. */
export function trailer({ logo, hero, arena, loot }: TrailerPictures): Frame {
  const scenes: Array<[share: number, frame: Frame]> = [
    [0.12, title(logo, 0)],
    [0.18, still(hero, 4 / 3)],
    [0.14, still(arena, 4 / 3)],
    [0.18, multiplayer],
    [0.12, smooth],
    [0.14, still(loot, 4 / 3)],
    [0.12, title(logo, 0.5)],
  ];
  return (ctx, t) => {
    let start = 0;
    for (const [share, frame] of scenes) {
      if (t < start + share || share === 0) return frame(ctx, (t - start) / share);
      start += share;
    }
    scenes.at(-1)?.[1](ctx, 1);
  };
}
