import { ember, hi, ink0, ink1, ion, lineDim, lineUi, mid, violet, volt } from '../art/base/palette';

/** One frame of a clip, with `t` from 0 to 1. A loop looks the same at 0 and 1. */
export type Frame = (ctx: CanvasRenderingContext2D, t: number) => void;

/** A clip that the recorder encodes as WebM and MP4. */
export interface Clip {
  /** Path below public/media, without extension. */
  path: string;
  width: number;
  height: number;
  seconds: number;
  /** The encoder's target bit rate; a five-second loop may take 300 kB. */
  bitrate: number;
  frame: Frame;
}

export const framesPerSecond = 30;

export const colours = {
  ink: ink0,
  panel: ink1,
  hi,
  mid,
  line: lineUi,
  dim: lineDim,
  violet,
  volt,
  ion,
  ember,
} as const;
