import { useEffect, useState } from 'react';

/**
 * The current time, updated every `every` milliseconds while `on`. Not for prerendered content, which would contain the
 * build time.
 */
export function useNow(every: number, on = true): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!on) return;
    // Enabled later: skips the update when the value is still fresh.
    setNow((last) => (Date.now() - last.getTime() < every ? last : new Date()));
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
