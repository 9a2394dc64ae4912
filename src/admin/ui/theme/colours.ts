import { token } from './tokens';

/** The colours of a theme by what they are for. */
export type Colours = Record<
  | 'frame'
  | 'page'
  | 'raised'
  | 'text'
  | 'quiet'
  | 'line'
  | 'divider'
  | 'row'
  | 'main'
  | 'onMain'
  | 'danger'
  | 'info'
  | 'bonus'
  | 'done',
  string
>;

export const dark: Colours = {
  frame: token('ink-0'),
  page: token('ink-1'),
  raised: token('ink-2'),
  text: token('text-hi'),
  quiet: token('text-mid'),
  line: token('line-ui'),
  divider: token('line-dim'),
  row: token('line-dim'),
  main: token('volt'),
  onMain: token('ink-0'),
  danger: token('danger'),
  info: token('ion'),
  bonus: token('ember'),
  done: token('ok'),
};

/** The light theme: ink lines on bone. Volt on paper lacks contrast, so ink replaces it. */
export const paper: Colours = {
  frame: token('paper'),
  page: token('paper'),
  raised: token('paper'),
  text: token('ink-0'),
  quiet: token('paper-mid'),
  line: token('paper-line'),
  divider: token('paper-line'),
  row: token('paper-dim'),
  main: token('ink-0'),
  onMain: token('paper'),
  danger: token('paper-danger'),
  info: token('ink-0'),
  bonus: token('paper-danger'),
  done: token('ink-0'),
};

/** Readers who ask for more contrast get no quiet text and no faint lines, as on the site (src/design/forced.css). */
export const strong = (c: Colours): Colours => ({ ...c, quiet: c.text, divider: c.line, row: c.line });
