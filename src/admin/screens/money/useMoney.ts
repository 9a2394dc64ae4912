import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { moneyRequests } from '../../../../contract/readResources';
import { getCase, getCaseNotes, getCaseRequests, getPaymentRequests } from '../../../api/money';
import { guarded, isOutdated } from '../../../dataProvider/errors';

const failed = 'money.failed.read';

/** The requests about a payment, newest first. */
export const usePaymentRequests = (paymentId: string) =>
  useQuery({
    queryKey: ['money', 'payment', paymentId],
    queryFn: ({ signal }) => guarded('money.failed.requests', () => getPaymentRequests(paymentId, signal)),
  });

/** One case. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id],
    queryFn: ({ signal }) => guarded(failed, () => getCase(id, signal)),
  });

/** The requests about a case. */
export const useCaseRequests = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id, 'requests'],
    queryFn: ({ signal }) => guarded('money.failed.requests', () => getCaseRequests(id, signal)),
  });

/** The notes about a case, oldest first. */
export const useCaseNotes = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id, 'notes'],
    queryFn: ({ signal }) => guarded('money.failed.notes', () => getCaseNotes(id, signal)),
  });

/** Runs a call that changes money, then refetches what is shown: after a success, and when it turns out to be outdated. */
export function useMoneyCall<V>(call: (values: V) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: ['money'] });
    await queryClient.invalidateQueries({ queryKey: [moneyRequests.name] });
    refresh();
  };
  return useMutation({
    mutationFn: (values: V) => guarded('money.failed.act', () => call(values)),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
