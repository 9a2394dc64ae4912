import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { page } from './layout/pageRoute';

/**
 * Pages beside the specified ones: their routes, and the list of their texts, load with the first of them, so that they cost
 * the others nothing (`discoverRoutes` in router.tsx).
 */
export const otherRoutes: RouteObject[] = [
  page(paths.support, 'support', () => import('./support/SupportPage'), {
    vi: () => import('../i18n/vi/support'),
    en: () => import('../i18n/en/support'),
  }),
  page(paths.events, 'events', () => import('./events/EventsPage'), {
    vi: () => import('../i18n/vi/events'),
    en: () => import('../i18n/en/events'),
  }),
  page(paths.season, 'season', () => import('./season/SeasonPage'), {
    vi: () => import('../i18n/vi/season'),
    en: () => import('../i18n/en/season'),
  }),
];
