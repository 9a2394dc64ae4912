import { useSyncExternalStore } from 'react';
import { serverNow, subscribeServerTime } from '../../api/clock';

const minute = 60_000;
const current = () => Math.floor(serverNow() / minute) * minute;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 6);
  const stop = subscribeServerTime(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/**
 * The minute by the server's clock, as far as known, in milliseconds. While a prerendered page hydrates it is the moment as of
 * which that was rendered, so that both show the same; a clock that is behind it is wrong.
 */
export const useMinute = (rendered: number): number =>
  Math.max(
    rendered,
    useSyncExternalStore(subscribe, current, () => rendered),
  );
