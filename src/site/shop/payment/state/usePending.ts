import { useQuery } from '@tanstack/react-query';
import { getPendingPayment } from '../../../../api/payments';

/** The recipient's newest open payment; null when there is none (404). Refetched whenever a recipient is confirmed. */
export const usePending = (email: string | undefined) =>
  useQuery({
    queryKey: ['site', 'pending', email],
    queryFn: () => getPendingPayment(email ?? ''),
    enabled: email !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
