import type { IconName } from '../ui/icons';

/** A channel of the game. */
export interface Channel {
  name: string;
  icon: IconName;
  href: string;
}

/** The services that have a drawing, by the end of their hosts' names. */
const services: ReadonlyArray<Omit<Channel, 'href'> & { hosts: readonly string[] }> = [
  { name: 'Facebook', icon: 'facebook', hosts: ['facebook.com', 'fb.com'] },
  { name: 'YouTube', icon: 'youtube', hosts: ['youtube.com', 'youtu.be'] },
  { name: 'Discord', icon: 'discord', hosts: ['discord.com', 'discord.gg'] },
  { name: 'TikTok', icon: 'tiktok', hosts: ['tiktok.com'] },
];

/** A page at a host, not the host alone. */
const ownPage = /^https:\/\/([^/?#:]+)\/[^\s?#]/;
const other = (name: string) => ({ name, icon: 'external' as const });

/**
 * The game's channels from a list of addresses that are separated by commas, in its order. The address of a bare service, without
 * a page of ours, is left out (decisions.md, Odds and ends of the public site).
 */
export const channelsOf = (addresses: string): Channel[] =>
  addresses
    .split(',')
    .map((address) => address.trim())
    .flatMap((href) => {
      const host = ownPage.exec(href)?.[1]?.toLowerCase();
      if (!host) return [];
      const isAt = (name: string) => host === name || host.endsWith(`.${name}`);
      const { name, icon } = services.find(({ hosts }) => hosts.some(isAt)) ?? other(host);
      return [{ name, icon, href }];
    });

const repository = String(import.meta.env.VITE_REPOSITORY_URL ?? '').replace(/\/$/, '');

/** What the publisher configured, and the project's repository. */
export const social: Channel[] = [
  // Without any, the build leaves the services out.
  ...(import.meta.env.VITE_SOCIAL_URLS ? channelsOf(String(import.meta.env.VITE_SOCIAL_URLS)) : []),
  ...(repository ? [{ name: 'Git', icon: 'code' as const, href: repository }] : []),
];

/** URL of the project's documents; null (hidden) when no repository is configured. */
export const documentsUrl: string | null = repository ? `${repository}/docs` : null;
