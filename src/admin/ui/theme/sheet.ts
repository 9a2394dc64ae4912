/** For drawings in the theme's colours: forced colours would put another ground below them. */
export const sheet = {
  '@media (forced-colors: active)': { bgcolor: 'background.default', forcedColorAdjust: 'none' },
} as const;
