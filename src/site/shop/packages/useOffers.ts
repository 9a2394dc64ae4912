import { useQuery } from '@tanstack/react-query';
import { getFirstBonuses } from '../../../../contract/calls/payments';
import type { ShownPackage } from '../../../../contract/shopPage';
import { call } from '../../../api/call';
import { firstBonusKey } from './bonus';

/**
 * The packages as offered to the confirmed recipient: a first-purchase bonus is shown only once it is known to apply
 * (studio.md, Shop work). Loaded with the cards, as the page's own scripts have no room for it.
 */
export function useOffers(packages: readonly ShownPackage[], email: string | undefined): ShownPackage[] {
  const { data } = useQuery({
    queryKey: firstBonusKey(email),
    queryFn: () => call(getFirstBonuses, { query: { email: email ?? '' } }),
    enabled: Boolean(email && packages.some(({ firstBonus }) => firstBonus !== 0)),
  });
  return packages.map((pkg) => ({
    ...pkg,
    firstBonus: data?.bonuses[pkg.id] ?? 0,
  }));
}
