import { useQuery } from '@tanstack/react-query';
import { getFirstBonuses } from '../../../../contract/calls/payments';
import type { PackageOnSale } from '../../../../contract/diamondPackages';
import { call } from '../../../api/call';
import { firstBonusKey } from './bonus';

/**
 * The packages as offered to the confirmed recipient: a first-purchase bonus is shown only once it is known to apply
 * (studio.md, Shop work). Loaded with the cards, as the page's own scripts have no room for it.
 */
export function useOffers(packages: readonly PackageOnSale[], email: string | undefined): PackageOnSale[] {
  const { data } = useQuery({
    queryKey: firstBonusKey(email),
    queryFn: () => call(getFirstBonuses, { query: { email: email ?? '' } }),
    enabled: Boolean(email && packages.some(({ firstBonus }) => firstBonus)),
  });
  return packages.map((pkg) => ({
    ...pkg,
    firstBonus: email && data?.packages.includes(pkg.id) ? pkg.firstBonus : 0,
  }));
}
