import { useQuery } from '@tanstack/react-query';
import { getOwnItems } from '../../../contract/calls/items';
import { call } from '../../api/call';
import { profileKey } from './useProfile';

/** Refetched with the profile, as a purchase changes both. */
export const itemsKey = [...profileKey, 'items'] as const;

/** What the signed-in player owns, wears and has in the wallets. */
export const useItems = (enabled = true) =>
  useQuery({
    queryKey: itemsKey,
    queryFn: ({ signal }) => call(getOwnItems, undefined, signal),
    enabled,
    retry: false,
  });

/** How the signed-in player's robot looks; undefined until that is known, and where it is not wanted. */
export function useOwnLook(wanted = true) {
  const { data } = useItems(wanted);
  return data && wanted
    ? { worn: data.items.filter(({ isWorn }) => isWorn), avatar: data.avatar }
    : undefined;
}
