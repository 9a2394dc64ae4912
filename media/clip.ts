/** One frame of a clip: draws itself at `t` from 0 to 1. A loop looks the same at 0 and at 1. */
export type Frame = (ctx: CanvasRenderingContext2D, t: number) => void;

/** A clip that the recorder turns into a WebM and an MP4. */
export interface Clip {
  /** Path below public/media, without its ending. */
  path: string;
  width: number;
  height: number;
  seconds: number;
  /** Bits per second that the encoder aims at; a five-second loop may take 300 kB. */
  bitrate: number;
  frame: Frame;
}

export const framesPerSecond = 30;

export const colours = {
  ink: '#090B0F',
  panel: '#10141B',
  hi: '#F1F4F2',
  mid: '#AEB8C4',
  line: '#66758A',
  dim: '#2A3340',
  volt: '#CFFF3E',
  ion: '#4CDFFF',
  ember: '#FF7A4D',
} as const;
