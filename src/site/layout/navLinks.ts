import { paths } from '../../paths';

/** The main links in order (product.md section 2). */
export const navLinks = [
  { to: paths.home, key: 'layout.nav.home' },
  { to: paths.shop, key: 'layout.nav.shop' },
  { to: paths.library, key: 'layout.nav.library' },
  { to: paths.download, key: 'layout.nav.download' },
] as const;

/** Further pages: the header's "More", the drawer of small screens, and the footer (living-site.md). */
export const morePages = [
  { to: paths.news, key: 'layout.more.news' },
  { to: paths.events, key: 'layout.more.events' },
  { to: paths.season, key: 'layout.more.season' },
  { to: paths.wardrobe, key: 'layout.more.wardrobe' },
  { to: paths.support, key: 'layout.more.support' },
] as const;

/** What the footer says about us. */
export const aboutPages = [
  { to: `${paths.download}#du-an`, key: 'layout.footer.capstone' },
  { to: paths.terms, key: 'layout.footer.terms' },
  { to: paths.privacy, key: 'layout.footer.privacy' },
] as const;

export type PageLink = (typeof navLinks | typeof morePages | typeof aboutPages)[number];
