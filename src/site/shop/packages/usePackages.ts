import { useQuery } from '@tanstack/react-query';
import type { ShownPackage } from '../../../../contract/shopPage';
import { getPackages } from '../../../api/payments';
import { rendered } from './rendered';

/** The packages on sale, ascending by price and cached (product.md section 7). */
export const usePackages = () =>
  useQuery<ShownPackage[]>({
    queryKey: ['site', 'packages'],
    queryFn: ({ signal }) => getPackages(signal),
    staleTime: 5 * 60_000,
    ...rendered('packages'),
  });
