import { relative, sep } from 'node:path';
import type { SiteAddress } from '../http/types';
import type { SiteFile } from './siteFiles';

/** The addresses of the site's files and prerendered pages; drawings and clips under their current version. */
export const siteAddresses = (
  siteDir: string,
  files: Iterable<SiteFile>,
  versions: ReadonlyMap<string, string>,
): SiteAddress[] =>
  [...files].flatMap(({ path, bytes, isPage }): SiteAddress[] => {
    const name = relative(siteDir, path).split(sep).join('/');
    const page = /^(?:vi|en)((?:\/.+)?)\/index\.html$/.exec(name)?.[1];
    const english = name.startsWith('en/') ? [{ address: `/en${page}`, bytes, isPage: true }] : [];
    if (page !== undefined) return [{ address: page || '/', bytes, isPage: true }, ...english];
    if (isPage) return [];
    const [, folder = '', rest] = /^(art|media)\/(.+)$/.exec(name) ?? [];
    return [
      { address: rest ? `/${folder}/${versions.get(folder)}/${rest}` : `/${name}`, bytes, isPage: false },
    ];
  });
