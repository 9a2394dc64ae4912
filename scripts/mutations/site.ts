import type { Mutation } from './list';

/** The rules of the door and of the shop. */
export const siteMutations: readonly Mutation[] = [
  {
    name: 'door: an answer asked for before a change is not joined after it',
    file: 'server/site/cache/responseCache.ts',
    from: 'if (pending?.stamp === stamp && now - pending.begun < joinFor) return pending.answer;',
    to: 'if (pending && now - pending.begun < joinFor) return pending.answer;',
    project: 'server',
    tests: ['tests/server/keeper.test.ts', 'tests/server/door.test.ts'],
  },
  {
    name: 'door: nothing is served while the state of the others is not known',
    file: 'server/site/cache/responseCache.ts',
    from: 'entry.stamp === this.#stamp && now - this.watch.readAt < freshFor',
    to: 'entry.stamp === this.#stamp',
    project: 'server',
    tests: ['tests/server/door.test.ts'],
  },
  {
    name: 'door: pictures stay within their memory',
    file: 'server/site/cache/recent.ts',
    from: 'if (this.#bytes <= this.most) return;',
    to: 'if (this.#bytes >= 0) return;',
    project: 'server',
    tests: ['tests/server/keeper.test.ts'],
  },
  {
    name: 'door: a request with a range is the application’s',
    file: 'server/site/cache/door.ts',
    from: "'origin', 'range',",
    to: "'origin',",
    project: 'server',
    tests: ['tests/server/door.test.ts'],
  },
  {
    name: 'door: a page is kept for each language',
    file: 'server/site/cache/variant.ts',
    from: "(isPage && /(?:^|;) *lang=([^;]*)/.exec(headers.cookie ?? '')) || []",
    to: '[]',
    project: 'server',
    tests: ['tests/server/door.test.ts', 'tests/server/site.test.ts'],
  },
  {
    name: 'shop: a press that another choice has overtaken opens nothing',
    file: 'src/site/shop/payment/usePayment.ts',
    from: 'if (thisRun !== run.current) return tab?.close();',
    to: '',
    project: 'site',
    tests: ['tests/site/shop.test.tsx'],
  },
  {
    name: 'shop: an English sentence among the Vietnamese texts',
    file: 'src/i18n/vi/shop.ts',
    from: "create: 'Thanh toán thất bại.'",
    to: "create: 'The payment has failed.'",
    project: 'site',
    tests: ['tests/i18n/catalogues.test.ts'],
  },
  {
    name: 'shop: no text beside money says that nothing was paid',
    file: 'src/site/shop/payment/EndedPayment.tsx',
    from: '{money ? (',
    to: '{false ? (',
    project: 'site',
    tests: ['tests/site/partPayment.test.tsx'],
  },
];
