import { useQuery } from '@tanstack/react-query';
import type { PackageOnSale } from '../../../../contract/diamondPackages';
import { getFirstBonuses } from '../../../api/firstBonuses';

/**
 * The packages as the confirmed recipient gets them: a first-purchase bonus is shown only once it is known to be theirs
 * (studio.md, Shop work). Loaded with the cards, as the page's own scripts have no room for it.
 */
export function useOffers(packages: readonly PackageOnSale[], email: string | undefined): PackageOnSale[] {
  const { data } = useQuery({
    // Begins as the open payments do, which every purchase refreshes.
    queryKey: ['site', 'pending', email, 'first'],
    queryFn: () => getFirstBonuses(email ?? ''),
    enabled: Boolean(email && packages.some(({ firstBonus }) => firstBonus)),
  });
  return packages.map((pkg) => ({
    ...pkg,
    firstBonus: email && data?.packages.includes(pkg.id) ? pkg.firstBonus : 0,
  }));
}
