import type { SameKeys } from '../catalogue';
import type { packages as vi } from '../vi/packages';

export const packages: SameKeys<typeof vi> = {
  legend: 'Choose a diamond package',
  ways: {
    label: 'Payment methods',
    payos: 'VietQR transfer',
    vnpay: 'Card, bank or QR',
    sandbox: 'Test payment',
  },
  bonus: '+{{amount}} bonus',
  firstBonus: '+{{amount}} first purchase',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  per100: '{{price}} per 100',
  marks: {
    enough: 'Enough',
    hot: 'Hot',
    mostChosen: 'Most popular',
    bestValue: 'Best value',
  },
  need: {
    item: 'You need {{amount}} more for <n>{{item}}</n>.',
    plain: 'You need {{amount}} more for the item that you chose.',
    enough: 'The smallest package that is enough is selected.',
    largest: 'No single package is enough, so the largest one is selected.',
    back: 'Back to the wardrobe',
  },
  previous: 'Previous package',
  next: 'Next package',
  window: 'Showing packages {{from}} to {{to}} of {{count}}.',
  first: 'This is the first package.',
  last: 'This is the last package.',
};
