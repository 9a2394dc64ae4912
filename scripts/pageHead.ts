import {
  addressMark,
  link,
  meta,
  type PageFacts,
  pageAddresses,
  titleOf,
} from '../server/site/pageAddresses';
import { siteUrl } from './siteUrl';

/** Icons and manifest of every page. */
export const commonHead = [
  link('manifest', '/manifest.webmanifest'),
  link('apple-touch-icon', '/icons/180.png'),
];

/**
 * Metadata for search engines and shared links. Leaves what has to be absolute to the server if the build does not know
 * the site's address.
 */
export function pageHead(facts: PageFacts): string[] {
  const { language, title, description } = facts;
  const site = siteUrl();
  return [
    titleOf(title),
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', 'Outline'),
    meta('og:locale', language === 'vi' ? 'vi_VN' : 'en_US'),
    meta('og:title', title),
    meta('og:description', description),
    ...(site ? pageAddresses(site, facts) : [addressMark(facts)]),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
  ];
}
