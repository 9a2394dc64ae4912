import type { Localized } from './localized';

/** One release (product.md section 3, Release card). Titles, dates and states are in the message catalogue. */
export interface Release {
  id: '1' | '2' | '3';
  key: 'desktop' | 'web' | 'candidate';
  image: 'desktop' | 'web' | 'disc';
  status: 'available' | 'soon';
  statusColor: 'blue' | 'dark';
  hasDate: boolean;
  /** Path of the zip; null shows 'Download link not ready'. */
  downloadLink: string | null;
}

export const releases: Release[] = [
  {
    id: '1',
    key: 'desktop',
    image: 'desktop',
    status: 'available',
    statusColor: 'blue',
    hasDate: false,
    downloadLink: '/downloads/outline-beta-desktop.zip',
  },
  {
    id: '2',
    key: 'web',
    image: 'web',
    status: 'soon',
    statusColor: 'dark',
    hasDate: true,
    downloadLink: '/downloads/outline-beta-webgame.zip',
  },
  {
    id: '3',
    key: 'candidate',
    image: 'disc',
    status: 'soon',
    statusColor: 'dark',
    hasDate: true,
    downloadLink: '/downloads/outline-release-candidate.zip',
  },
];

/** One line about each release. Not in the message catalogue, which every page loads. */
export const about: Record<Release['key'], Localized<string>> = {
  desktop: {
    vi: 'Dành cho máy tính Windows, đủ mọi chế độ của mùa 1.',
    en: 'For Windows computers, with every mode of season 1.',
  },
  web: {
    vi: 'Mở trình duyệt là vào trận, khỏi tải, khỏi cài.',
    en: 'Open a browser and play: no download, no setup.',
  },
  candidate: {
    vi: 'Bản cuối trước ngày ra mắt: thử lửa toàn bộ nội dung.',
    en: 'The last build before launch: everything under fire.',
  },
};

export const desktopZip = '/downloads/outline-beta-desktop.zip';

/** The three cards of the stack; `clip` is a file name below the media URL. */
export const features = [
  { key: 'multiplayer', clip: 'download/multiplayer', drawing: '/art/news/1.svg' },
  { key: 'smooth', clip: 'download/smooth', drawing: '/art/scenes/arena.svg' },
  { key: 'personal', clip: 'download/personalization', drawing: '/art/scenes/robots.svg' },
] as const;
