/**
 * The palette of the art direction, for everything without a style sheet: drawings, clips, mails, the sandbox's pages.
 * src/design/tokens.css defines the same colours; tests/repo/palette.test.ts keeps them in sync and allows no others.
 */
export const ink0 = '#090B0F';
export const ink1 = '#10141B';
export const ink2 = '#181E28';
export const hi = '#F1F4F2';
export const mid = '#AEB8C4';
export const low = '#8591A1';
export const lineUi = '#66758A';
export const lineDim = '#2A3340';
export const volt = '#CFFF3E';
export const ion = '#4CDFFF';
export const ember = '#FF7A4D';
export const gold = '#FFC24B';
export const violet = '#BC93FF';
export const rose = '#FF6FA0';
export const danger = '#FF6B6B';
export const paper = '#E8EBE3';
export const paperMid = '#4A5462';
export const paperLine = '#6B7686';

export const palette: readonly string[] = [
  ink0,
  ink1,
  ink2,
  hi,
  mid,
  low,
  lineUi,
  lineDim,
  volt,
  ion,
  ember,
  gold,
  violet,
  rose,
  danger,
  paper,
  paperMid,
  paperLine,
];
