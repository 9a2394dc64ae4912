import type { SameKeys } from '../catalogue';
import type { ui as vi } from '../vi/ui';

export const ui: SameKeys<typeof vi> = {
  show: 'Show {{name}}',
  hide: 'Hide {{name}}',
  newTab: '(opens in a new tab)',
  pause: 'Pause rotation',
  play: 'Start rotation',
  next: 'Next',
  unit: { diamonds_one: 'diamond', diamonds_other: 'diamonds', golds: 'gold' },
};
