import type { ShopContent } from '../../../../contract/shopPage';
import { contentOfPage } from '../../content/contentOfPage';

/** What the page was rendered with, as a query's first data, which is as old as the page. */
export const rendered = <Name extends keyof ShopContent>(name: Name) => ({
  initialData: () => contentOfPage('shop')?.[name] ?? undefined,
  initialDataUpdatedAt: performance.timeOrigin,
});
