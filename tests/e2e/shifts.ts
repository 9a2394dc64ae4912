import type { Page } from 'playwright-core';

/** Sums the layout shifts from the first paint on; an init script. */
export const watchShifts = () => {
  const totals = window as unknown as { shift: number };
  totals.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) totals.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);
