import type { IconName } from '../ui/icons';

/** The game's channels; addresses are settings of the publisher (decisions.md). */
export const social: { name: string; icon: IconName; href: string }[] = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/' },
  { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/' },
  { name: 'Discord', icon: 'discord', href: 'https://discord.com/' },
  { name: 'TikTok', icon: 'tiktok', href: 'https://www.tiktok.com/' },
];

/** Where the project's documents lie; not shown without a repository. */
export const documentsUrl: string | null = import.meta.env.VITE_REPOSITORY_URL
  ? `${String(import.meta.env.VITE_REPOSITORY_URL).replace(/\/$/, '')}/docs`
  : null;
