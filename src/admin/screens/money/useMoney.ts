import { useQuery } from '@tanstack/react-query';
import { getCase, getCaseNotes, getCaseRequests } from '../../../../contract/calls/cases';
import { listPaymentRequests } from '../../../../contract/calls/money';
import { moneyRequests } from '../../../../contract/readResources';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';
import { callHook } from '../../ui/callHook';

const failed = 'money.failed.read';

/** The requests about a payment, newest first. */
export const usePaymentRequests = (paymentId: string) =>
  useQuery({
    queryKey: ['money', 'payment', paymentId],
    queryFn: ({ signal }) =>
      guarded('money.failed.requests', () =>
        call(listPaymentRequests, { params: { id: paymentId } }, signal),
      ),
  });

/** One case. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id],
    queryFn: ({ signal }) => guarded(failed, () => call(getCase, { params: { id } }, signal)),
  });

/** The requests about a case. */
export const useCaseRequests = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id, 'requests'],
    queryFn: ({ signal }) =>
      guarded('money.failed.requests', () => call(getCaseRequests, { params: { id } }, signal)),
  });

/** The notes about a case, oldest first. */
export const useCaseNotes = (id: string) =>
  useQuery({
    queryKey: ['money', 'case', id, 'notes'],
    queryFn: ({ signal }) =>
      guarded('money.failed.notes', () => call(getCaseNotes, { params: { id } }, signal)),
  });

/** Runs a call that changes money. */
export const useMoneyCall = callHook('money.failed.act', [
  ['money'],
  [moneyRequests.name],
  ['users', 'getList'],
]);
