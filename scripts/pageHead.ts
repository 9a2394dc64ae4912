import { type Language, languages } from '../contract/languages';
import { inLanguage, siteUrl } from './siteUrl';

interface Facts {
  path: string;
  language: Language;
  title: string;
  description: string;
}

const safe = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${safe(content)}" />`;
const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${safe(href)}" />`;

/** Icons and manifest of every page. */
export const commonHead = [
  link('manifest', '/manifest.webmanifest'),
  link('apple-touch-icon', '/icons/180.png'),
];

/** These URLs must be absolute, so they are omitted when the site's URL is not set. */
function addresses(path: string, language: Language): string[] {
  const site = siteUrl();
  if (!site) return [];
  const plain = `${site}${path}`;
  const own = language === 'vi' ? plain : `${site}${inLanguage(path, language)}`;
  return [
    link('canonical', own),
    link('alternate', plain, ' hreflang="x-default"'),
    ...languages.map((each) =>
      link('alternate', each === 'vi' ? plain : `${site}${inLanguage(path, each)}`, ` hreflang="${each}"`),
    ),
    meta('og:url', own),
  ];
}

/** Metadata for search engines and shared links. */
export const pageHead = ({ path, language, title, description }: Facts): string[] => [
  `<title>${safe(title)}</title>`,
  meta('description', description),
  ...addresses(path, language),
  meta('og:type', 'website'),
  meta('og:site_name', 'Outline'),
  meta('og:locale', language === 'vi' ? 'vi_VN' : 'en_US'),
  meta('og:title', title),
  meta('og:description', description),
  meta('og:image', `${siteUrl()}/og.png`),
  meta('og:image:width', '1200'),
  meta('og:image:height', '630'),
  meta('twitter:card', 'summary_large_image'),
];
