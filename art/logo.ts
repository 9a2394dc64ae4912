/** The logo in a box of 188 by 32, at a stroke width of 3.5: an octagon whose line has a gap at 45°, then the letters. */
export const logo = {
  o: 'M10 4H20L26 10V22L20 28H10L4 22V10Z',
  letters:
    'M37 3V22L43 28H50L56 22V3M64 4H86M75 4V29M94 3V28H111M120 3V29M131 29V4H134L149 28H152V3M184 4H163V28H184M163 16H180',
} as const;
