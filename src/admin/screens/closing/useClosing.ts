import { useQuery } from '@tanstack/react-query';
import { getClosingDay, getClosingDays } from '../../../api/closing';
import { guarded } from '../../../dataProvider/errors';

const failed = 'money.failed.read';

/** The last 31 days and today, newest first. */
export const useClosingDays = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['money', 'closing'],
    queryFn: ({ signal }) => guarded(failed, () => getClosingDays(signal)),
  });

/** One day, fetched again at each visit: its money may move at any time. */
export const useClosingDay = (day: string) =>
  useQuery({
    queryKey: ['money', 'closing', day],
    queryFn: ({ signal }) => guarded(failed, () => getClosingDay(day, signal)),
    staleTime: 0,
  });
