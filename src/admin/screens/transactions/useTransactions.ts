import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getTransaction, summarizeTransactions } from '../../../../contract/calls/transactions';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';

/** Also the prefix of react-admin's query keys for the list, so that an action reloads both. */
const root = 'transactions';

/** Counts and totals of the payments that a filter matches. */
export const useSummary = (filter: object) =>
  useQuery({
    queryKey: [root, 'summary', filter],
    queryFn: ({ signal }) =>
      guarded('transactions.totals.failed', () =>
        call(summarizeTransactions, { query: { filter: JSON.stringify(filter) } }, signal),
      ),
    placeholderData: (previous) => previous,
  });

/** One payment, fetched again at each visit: gateways and colleagues change it. */
export const useTransaction = (id: string) =>
  useQuery({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) =>
      guarded('transactions.page.failed', () => call(getTransaction, { params: { id } }, signal)),
    staleTime: 0,
  });

/** Runs an action on a payment, then refetches everything about payments, even when it failed. */
export function useTransactionCall<V, R>(run: (values: V) => Promise<R>, done?: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (values: V) => guarded('transactions.act.failed', () => run(values)),
    onSuccess: () => {
      if (done) notify(done, { type: 'success' });
    },
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [root] }),
  });
}
