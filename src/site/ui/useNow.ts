import { useEffect, useState } from 'react';
import { serverDate, serverNow, subscribeServerTime } from '../../api/clock';

/**
 * The current time by the server's clock, updated every `every` milliseconds while `on`, and when that clock becomes
 * known. Prerendered content gives the moment as of which it was `rendered`, from which the page starts.
 */
export function useNow(every: number, on = true, rendered?: number): Date {
  const [now, setNow] = useState(() => (rendered === undefined ? serverDate() : new Date(rendered)));
  useEffect(() => {
    if (!on) return;
    const update = () => setNow(serverDate());
    // Enabled later: skips the update when the value is still fresh.
    setNow((last) => (Math.abs(serverNow() - last.getTime()) < every ? last : serverDate()));
    const timer = setInterval(update, every);
    const stop = subscribeServerTime(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [every, on]);
  return now;
}
