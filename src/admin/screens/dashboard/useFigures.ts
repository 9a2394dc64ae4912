import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getFigures } from '../../../../contract/calls/figures';
import { refusedAt } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { addressOf, type Period, type PeriodName, periodIn } from './period';

/** The page's period, which is in its address, and a function to change it. */
export function usePeriod(): [Period, (period: PeriodName | Omit<Period, 'name'>) => void] {
  const [search, setSearch] = useSearchParams();
  return [periodIn(search), (period) => setSearch(addressOf(period))];
}

/**
 * Minimum time between two manual requests, in milliseconds: five in ten seconds, however often a button is pressed.
 */
const pause = 2000;

/** The figures of a period. The previous ones stay visible until they arrive. */
export function useFigures({ from, to }: Period) {
  const asked = useRef(Number.NEGATIVE_INFINITY);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['figures', from, to],
    queryFn: ({ signal }) => call(getFigures, { query: { from, to } }, signal),
    placeholderData: keepPreviousData,
  });
  /** Messages at the fields of a custom period. */
  const refused = {
    from: refusedAt<typeof getFigures>(error, '400 from'),
    to: refusedAt<typeof getFigures>(error, '400 to'),
  };
  const again = () => {
    if (performance.now() - asked.current < pause) return;
    asked.current = performance.now();
    void refetch({ cancelRefetch: false });
  };
  return { figures: data, error, refused, isFetching, isOld: isPlaceholderData, again };
}
