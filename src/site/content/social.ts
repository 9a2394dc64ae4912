import type { IconName } from '../ui/icons';

/** The game's channels; the publisher configures their URLs (decisions.md). */
export const social: { name: string; icon: IconName; href: string }[] = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/' },
  { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/' },
  { name: 'Discord', icon: 'discord', href: 'https://discord.com/' },
  { name: 'TikTok', icon: 'tiktok', href: 'https://www.tiktok.com/' },
];

/** URL of the project's documents; null (hidden) when no repository is configured. */
export const documentsUrl: string | null = import.meta.env.VITE_REPOSITORY_URL
  ? `${String(import.meta.env.VITE_REPOSITORY_URL).replace(/\/$/, '')}/docs`
  : null;
