import type { Language } from '../../contract/languages';
import { sharedSize } from '../../contract/sharing';
import { addressMark, link, meta, pageAddresses, titleOf } from './pageAddresses';
import type { PageFacts } from './pageFacts';

/** The file that describes the site as an app, in one language. */
export const manifestFile = (language: Language): string =>
  language === 'vi' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** Icons and manifest of every page in a language. */
export const commonHead = (language: Language): string[] => [
  link('manifest', manifestFile(language)),
  link('apple-touch-icon', '/icons/180.png'),
];

/**
 * Metadata for search engines and shared links, given the site's address as the build knows it; while that is empty, what
 * has to be absolute is left to the server. Search engines skip a page that has nothing of its own, or nothing in its language.
 */
export function pageHead(site: string, facts: PageFacts, isSkipped = false): string[] {
  const { language, title, description } = facts;
  return [
    titleOf(title),
    meta('description', description),
    ...(isSkipped ? [meta('robots', 'noindex')] : []),
    meta('og:type', facts.article ? 'article' : 'website'),
    meta('og:site_name', 'Outline'),
    meta('og:locale', language === 'vi' ? 'vi_VN' : 'en_US'),
    meta('og:title', title),
    meta('og:description', description),
    ...(site ? pageAddresses(site, facts) : [addressMark(facts)]),
    meta('og:image:width', String(sharedSize.width)),
    meta('og:image:height', String(sharedSize.height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}
