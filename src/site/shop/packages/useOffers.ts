import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getFirstBonuses } from '../../../api/payments';
import { usePackages } from './usePackages';

/**
 * The packages on sale as the confirmed recipient gets them: a first-purchase bonus is shown only once it is known to be
 * theirs (studio.md, Shop work).
 */
export function useOffers(email: string | undefined) {
  const packages = usePackages();
  const { data } = packages;
  const first = useQuery({
    // Begins as the open payments do, which every purchase refreshes.
    queryKey: ['site', 'pending', email, 'first'],
    queryFn: () => getFirstBonuses(email ?? ''),
    enabled: Boolean(email && data?.some(({ firstBonus }) => firstBonus)),
  });
  const theirs = first.data?.packages;
  const offers = useMemo(
    () => data?.map((pkg) => ({ ...pkg, firstBonus: theirs?.includes(pkg.id) ? pkg.firstBonus : 0 })),
    [data, theirs],
  );
  return { ...packages, data: offers };
}
