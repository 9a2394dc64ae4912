import { type Language, languages } from '../../contract/languages';
import { addressIn } from './pageFacts';

/** A page's path in each language in which it is to be found. */
export type PagePaths = Partial<Record<Language, string>>;

/** The sitemap of pages in each language. */
export function sitemap(site: string, pages: readonly PagePaths[]): string {
  const urls = pages.flatMap((paths) => {
    const found = languages.flatMap((language) => {
      const path = paths[language];
      return path === undefined ? [] : [{ language, address: addressIn(site, path, language) }];
    });
    const links = found.map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return found.map(({ address }) => `<url><loc>${address}</loc>${links.join('')}</url>`);
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}
