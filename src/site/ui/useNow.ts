import { useEffect, useState } from 'react';

/**
 * The present time, renewed every `every` milliseconds while `on`. Not for what is prerendered: the page would arrive with
 * the clock of its building.
 */
export function useNow(every: number, on = true): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!on) return;
    // Switched on later; what was just made is not made again.
    setNow((last) => (Date.now() - last.getTime() < every ? last : new Date()));
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
