/** Navigation state of an address shown over the page that links to it; a reload shows it as its own page. */
export const overPage = { over: typeof performance === 'undefined' ? 0 : performance.timeOrigin };

export const isOverPage = (state: unknown): boolean =>
  (state as typeof overPage | null)?.over === overPage.over;
