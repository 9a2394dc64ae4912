import { useEffect, useState } from 'react';

/** The present time, renewed every `every` milliseconds while `on`. Null until mounted, so that prerendering has no clock. */
export function useNow(every: number, on = true): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    if (!on) return;
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every, on]);
  return now;
}
