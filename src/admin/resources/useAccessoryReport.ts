import { useQuery } from '@tanstack/react-query';
import { getAccessoryReport } from '../../../contract/calls/items';
import { call } from '../../api/call';

/** Who owns an accessory and what it brought; nothing is fetched for a new one. */
export const useAccessoryReport = (id: unknown) =>
  useQuery({
    queryKey: ['accessories', 'report', id],
    queryFn: ({ signal }) => call(getAccessoryReport, { params: { id: String(id) } }, signal),
    enabled: id !== undefined,
    retry: false,
  });
