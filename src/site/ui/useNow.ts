import { useEffect, useState } from 'react';
import { serverDate, serverNow, subscribeServerTime } from '../../api/clock';

/**
 * The current time by the server's clock, updated every `every` milliseconds while `on`, and when that clock becomes
 * known. Not for prerendered content, which would contain the build time.
 */
export function useNow(every: number, on = true): Date {
  const [now, setNow] = useState(serverDate);
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
