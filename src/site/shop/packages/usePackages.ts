import { useQuery } from '@tanstack/react-query';
import { getPackages } from '../../../api/payments';

/** The packages on sale, ascending by price and cached (product.md section 7). */
export const usePackages = () =>
  useQuery({
    queryKey: ['site', 'packages'],
    queryFn: ({ signal }) => getPackages(signal),
    staleTime: 5 * 60_000,
  });
