import { testFile } from '../testFiles';
import type { Mutation } from './list';

const of = (...tests: string[]) => tests.map((test) => testFile('server', test));
const server = 'server';
const buy = { file: 'server/wardrobe/buy.ts', project: server, tests: of('items') } as const;
const back = { file: 'server/wardrobe/returnItem.ts', project: server, tests: of('items') } as const;
const price = { file: 'contract/accessoryPrice.ts', project: server, tests: of('prices', 'items') } as const;
const mark = { file: 'server/daily/mark.ts', project: server, tests: of('daily') } as const;
const card = { file: 'server/card/card.ts', project: server, tests: of('card') } as const;

/** The rules of what players buy, return, mark and show. */
export const ownedMutations: readonly Mutation[] = [
  {
    ...buy,
    name: 'owned: an accessory is paid for at the price that was seen',
    from: 'sold?.price !== wanted.price || ',
    to: '',
  },
  {
    ...buy,
    name: 'owned: as the record was seen',
    from: ' || item.version !== wanted.version',
    to: '',
  },
  {
    ...buy,
    name: 'owned: the gift of a season is not for sale',
    from: '!item || item.gift',
    to: '!item',
  },
  {
    ...buy,
    name: 'owned: nothing is bought in debt',
    from: 'player.debt > 0',
    to: 'player.debt > 1e9',
  },
  {
    ...buy,
    name: 'owned: a key is of one purchase',
    from: 'before.accessoryId !== accessoryId || before.wallet !== wallet',
    to: 'before.wallet === undefined',
  },
  {
    ...back,
    name: 'owned: a purchase is returned in its time only',
    from: 'returnEnd(bought.boughtAt) <= now',
    to: 'bought.boughtAt > now',
  },
  {
    ...back,
    name: 'owned: an accessory is returned once',
    from: 'accessoryIds.has(accessoryId)',
    to: "accessoryIds.has('')",
  },
  {
    ...back,
    name: 'owned: three are returned a day',
    from: '    if (!isAllowedToday) throw conflict(itemMessages.returnsADay);\n',
    to: '',
  },
  {
    ...price,
    name: 'owned: a discount holds while it runs',
    from: "=== 'open'",
    to: "!== 'over'",
  },
  {
    ...price,
    name: 'owned: without a higher price there is no discount',
    from: '(item[listedField] ?? 0) > price',
    to: '(item[listedField] ?? 0) > 0',
  },
  {
    ...mark,
    name: 'owned: staff mark no days',
    from: "  if (player.role !== 'User') throw forbidden(dailyMessages.staff);\n",
    to: '',
  },
  {
    ...mark,
    name: 'owned: an account marks days once it has been confirmed for one',
    from: '  if (opensAt) throw forbidden(dailyMessages.new);\n',
    to: '',
  },
  {
    ...mark,
    name: 'owned: a day gives what was seen',
    from: 'seen.amount !== amounts[place]',
    to: 'seen.amount < 0',
  },
  {
    ...mark,
    name: 'owned: the day that was seen',
    from: 'seen.key !== day',
    to: "seen.key === ''",
  },
  {
    ...card,
    name: 'owned: staff have no card',
    from: "role = 'User' and card_visible",
    to: 'card_visible',
  },
  {
    ...card,
    name: 'owned: whoever is banned or has closed the account has no card',
    from: 'card_visible is true and',
    to: 'card_visible is true or card_visible is true and',
  },
];
