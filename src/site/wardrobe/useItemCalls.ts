import { useQueryClient } from '@tanstack/react-query';
import { buyItem, returnItem, wearItems } from '../../../contract/calls/items';
import type { BuyItemBody, OwnItems } from '../../../contract/wardrobe';
import { call } from '../../api/call';
import { itemsKey } from '../profile/useItems';
import { profileKey } from '../profile/useProfile';

/** The calls that change what the player owns and wears; each throws `ApiError`, and keeps what the server then says. */
export function useItemCalls() {
  const client = useQueryClient();
  const keep = (own: OwnItems): void => {
    client.setQueryData(itemsKey, own);
    // The balances of menu and account.
    void client.invalidateQueries({ queryKey: profileKey, exact: true });
  };
  return {
    buy: async (body: BuyItemBody) => keep(await call(buyItem, { body })),
    giveBack: async (id: string) => keep(await call(returnItem, { params: { id } })),
    wear: async (accessoryIds: string[]) => keep(await call(wearItems, { body: { accessoryIds } })),
  };
}
