import { accessoryPrice } from '../../../contract/accessoryPrice';
import type { OwnDaily } from '../../../contract/daily';
import type { OwnItems, Wardrobe } from '../../../contract/wardrobe';
import type { Random } from '../../../server/cli/demo/random';
import { newId } from '../../../server/platform/ids';

/** Sends a call as the player, until a server responds; null where the account lets nobody in. */
export type OwnCall = (path: string, body?: object, method?: string) => Promise<unknown>;

/** What a player does with wallets and items, as the pages do it: everything that is sent was seen before. */
export function ownActs(call: OwnCall, random: Random): Record<string, () => Promise<unknown>> {
  const seenItem = async () => {
    const wardrobe = (await call('site/wardrobe')) as Wardrobe | null;
    const wallet = random.pick(['golds', 'diamonds'] as const);
    const offers = (wardrobe?.items ?? []).flatMap((item) => {
      const price = accessoryPrice(item, wallet, new Date());
      return price ? [{ accessoryId: item.id, version: item.version, wallet, price: price.price }] : [];
    });
    return offers.length > 0 ? { ...random.pick(offers), key: newId() } : null;
  };
  const owned = async () => ((await call('user/items')) as OwnItems | null)?.items ?? [];
  const giveBack = async (times: number) => {
    const [item] = (await owned()).filter(({ returnUntil }) => returnUntil !== null);
    const once = () => call(`user/items/${item?.accessoryId}/return`, {});
    if (item) await Promise.all(Array.from({ length: times }, once));
  };
  const mark = async (times: number) => {
    const daily = (await call('user/daily')) as OwnDaily | null;
    const once = () => call('user/daily', { key: daily?.day, amount: daily?.amounts[daily.place] });
    if (daily) await Promise.all(Array.from({ length: times }, once));
  };
  return {
    buy: async () => {
      const seen = await seenItem();
      if (seen) await call('user/items', seen);
    },
    // One press that is sent twice, and another of another window.
    buyAtOnce: async () => {
      const seen = await seenItem();
      const bodies = seen ? [seen, seen, { ...seen, key: newId() }] : [];
      await Promise.all(bodies.map((body) => call('user/items', body)));
    },
    giveBack: () => giveBack(1),
    giveBackAtOnce: () => giveBack(3),
    wear: async () => {
      const ids = (await owned()).map(({ accessoryId }) => accessoryId);
      if (ids.length > 0) await call('user/items/worn', { accessoryIds: [random.pick(ids)] }, 'PUT');
    },
    mark: () => mark(1),
    markAtOnce: () => mark(3),
  };
}
