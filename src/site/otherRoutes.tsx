import { matchRoutes, type RouteObject } from 'react-router-dom';
import { plainPath } from '../i18n/languagePath';
import { paths } from '../paths';
import { accountArea } from './account/routes';
import { page } from './layout/pageRoute';
import { wardrobeTexts } from './wardrobe/wardrobeTexts';

/**
 * Pages that came later, and those of one's own account: their routes, and the list of their texts, load with the first of them,
 * so that they cost the others nothing (`discoverRoutes` in router.tsx).
 */
export const otherRoutes: RouteObject[] = [
  page(paths.support, 'support', () => import('./support/SupportPage'), {
    vi: () => import('../i18n/vi/support'),
    en: () => import('../i18n/en/support'),
  }),
  // The list, a month, or an event.
  page(`${paths.event}?`, 'events', () => import('./events/EventsPage'), {
    vi: () => import('../i18n/vi/events'),
    en: () => import('../i18n/en/events'),
  }),
  page(paths.season, 'season', () => import('./season/SeasonPage'), {
    vi: () => import('../i18n/vi/season'),
    en: () => import('../i18n/en/season'),
  }),
  page(paths.gift, 'gift', () => import('./gift/GiftPage'), {
    vi: () => import('../i18n/vi/gift'),
    en: () => import('../i18n/en/gift'),
  }),
  accountArea,
  page(paths.card, 'card', () => import('./card/CardPage'), {
    vi: () => import('../i18n/vi/card'),
    en: () => import('../i18n/en/card'),
  }),
  page(paths.wardrobe, 'wardrobe', () => import('./wardrobe/WardrobePage'), wardrobeTexts),
];

/**
 * Opens an address without a route as a document when a link leads to it, since the server may have it: a file, the page of the
 * system's status, or a page with its language in the address. Does not resolve then. Where the document is this one, nothing
 * has it, and the router leads home.
 */
export async function leaveFor(path: string): Promise<void> {
  if (matchRoutes(otherRoutes, path) || path === plainPath(location.pathname)) return;
  location.assign(path);
  await new Promise(() => undefined);
}
