import type { Page } from 'playwright-core';

/** An init script that sums the layout shifts from the first paint on, and records what moved. */
export const watchShifts = () => {
  const totals = window as unknown as { shift: number; moved: string[] };
  Object.assign(totals, { shift: 0, moved: [] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
      };
      if (hadRecentInput) continue;
      totals.shift += value;
      for (const { node, previousRect, currentRect } of sources) {
        const of = node instanceof Element ? node : node?.parentElement;
        totals.moved.push(
          `${value.toFixed(3)} ${of?.outerHTML.slice(0, 80)} ${previousRect.y} → ${currentRect.y}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The sum so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);

/** What moved so far, for the message of a failure. */
export const movedIn = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved.join('\n'));
