import { useQuery } from '@tanstack/react-query';
import { getClosingDay, getClosingDays } from '../../../../contract/calls/closing';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';

const failed = 'money.failed.read';

/** The last 31 days and today, newest first. */
export const useClosingDays = () =>
  useQuery({
    queryKey: ['money', 'closing'],
    queryFn: ({ signal }) => guarded(failed, () => call(getClosingDays, undefined, signal)),
  });

/** One day, fetched again at each visit: its money may move at any time. */
export const useClosingDay = (day: string) =>
  useQuery({
    queryKey: ['money', 'closing', day],
    queryFn: ({ signal }) => guarded(failed, () => call(getClosingDay, { params: { day } }, signal)),
    staleTime: 0,
  });
