import type { KnownState } from '../../../../contract/status';

/** Each state has a form of its own in bars, so that its colour is not all that shows it; in boxes of 3 by 40. */
const bars: Record<KnownState, string> = {
  operational: 'h3v40h-3z',
  degraded: 'm0 15h3v25h-3z',
  down: 'm0 27h3v13h-3zm0-13h3v8h-3z',
  maintenance: 'h3v17h-3zm0 23h3v17h-3z',
  unknown: 'm0 36h3v4h-3z',
};

/** The bar of a day at a place from the left; `title` is shown while it is pointed at. */
export const bar = (state: KnownState, left: number, title = ''): string =>
  `<path class="${state}" d="M${left} 0${bars[state]}">${title && `<title>${title}</title>`}</path>`;

/** Drawn in one line, in boxes of 20 by 20. */
const marks: Record<KnownState, string> = {
  operational: 'M3 10.5l4.5 4.5L17 5',
  degraded: 'M10 3l8 14H2zM10 8.5v3.5M10 14v1',
  down: 'M4 4l12 12M16 4L4 16',
  maintenance: 'M7 4v12M13 4v12',
  unknown: 'M6 7l2-3h4l2 3-1 2.5-3 1.5v2M10 15v1.5',
};

/** The mark of a state; decorative, as the state's name stands beside it. */
export const mark = (state: KnownState): string =>
  `<svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><path d="${marks[state]}"/></svg>`;
