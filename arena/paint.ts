import type { Answer } from './answer';
import { size } from './field';
import { type Frame, frame } from './frame';
import type { Mark } from './mark';

type Context = OffscreenCanvasRenderingContext2D;

function paintMark(
  ctx: Context,
  scale: number,
  { d, fill, stroke, width = 1, opacity = 1, dash = [], at }: Mark,
) {
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  if (at) {
    ctx.translate(at[0], at[1]);
    if (at[2]) ctx.rotate(at[2]);
  }
  ctx.globalAlpha = opacity;
  const path = new Path2D(d);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill(path);
  }
  if (!stroke) return;
  ctx.strokeStyle = stroke;
  ctx.lineWidth = width;
  ctx.setLineDash([...dash]);
  ctx.stroke(path);
}

function paintAll(ctx: Context, marks: readonly Mark[]): void {
  const scale = ctx.canvas.width / size.width;
  ctx.miterLimit = 8;
  for (const mark of marks) paintMark(ctx, scale, mark);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
}

/** Paints the static parts, once for each size. */
function layer({ width, height }: OffscreenCanvas, marks: readonly Mark[]): OffscreenCanvas {
  const picture = new OffscreenCanvas(width, height);
  const context = picture.getContext('2d');
  if (context) paintAll(context, marks);
  return picture;
}

type Still = Record<keyof Pick<Frame, 'floor' | 'blocks'>, OffscreenCanvas>;

/** Paints the arena on a canvas, with the same marks in the same order as the SVG drawing. */
export class Painter {
  readonly #context: Context;
  #still: Still | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Sets the size, in device pixels. This clears the canvas. */
  resize(width: number, height: number): void {
    Object.assign(this.#context.canvas, { width, height });
    this.#still = undefined;
  }

  /** Paints the arena `seconds` after its start, with the input of the person at the page. */
  paint(seconds: number, answer?: Answer): void {
    const { canvas } = this.#context;
    const { floor, cones, blocks, actors } = frame(seconds, answer);
    this.#still ??= { floor: layer(canvas, floor), blocks: layer(canvas, blocks) };
    this.#context.clearRect(0, 0, canvas.width, canvas.height);
    this.#context.drawImage(this.#still.floor, 0, 0);
    paintAll(this.#context, cones);
    this.#context.drawImage(this.#still.blocks, 0, 0);
    paintAll(this.#context, actors);
  }
}
