import { paths } from '../../paths';

/** The main links in order (product.md section 2). */
export const navLinks = [
  { to: paths.home, key: 'layout.nav.home' },
  { to: paths.shop, key: 'layout.nav.shop' },
  { to: paths.library, key: 'layout.nav.library' },
  { to: paths.download, key: 'layout.nav.download' },
] as const;
