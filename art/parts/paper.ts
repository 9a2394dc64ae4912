import {
  hi,
  ink0,
  ink1,
  ink2,
  ion,
  lineDim,
  lineUi,
  low,
  mid,
  paper,
  paperLine,
  paperMid,
  volt,
} from '../base/palette';
import { type Art, sheet } from '../svg';

const inks: Readonly<Record<string, string>> = {
  [ink1]: paper,
  [ink2]: paper,
  [hi]: ink0,
  [ion]: ink0,
  [mid]: paperMid,
  [low]: paperMid,
  [lineUi]: paperLine,
  [lineDim]: mid,
};

/** The same strokes on the paper sheet: ink instead of bone, and volt only as a filled highlight under ink. */
export const onPaper = (w: number, h: number, art: Art): string =>
  sheet(w, h, art, { c: ink0, f: paper, w: 3, step: 8 })
    .replace(/#[0-9A-F]{6}/g, (c) => inks[c] ?? c)
    .replaceAll(`stroke="${volt}"`, `stroke="${ink0}"`);
