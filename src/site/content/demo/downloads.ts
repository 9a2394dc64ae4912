import { files } from 'virtual:downloads';
import type { Language } from '../../../../contract/languages';
import type { DownloadContent, Release, ReleaseFile } from '../downloads';
import type { Localized } from '../localized';

const fileAt = (path: string): ReleaseFile | null => {
  const found = files[path];
  return found ? { path, ...found } : null;
};

const about: Record<Release['key'], Localized<string>> = {
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

const releases: Array<Omit<Release, 'about'>> = [
  {
    id: '1',
    key: 'desktop',
    image: 'desktop',
    status: 'available',
    statusColor: 'blue',
    hasDate: false,
    file: fileAt('/downloads/outline-beta-desktop.zip'),
  },
  {
    id: '2',
    key: 'web',
    image: 'web',
    status: 'soon',
    statusColor: 'dark',
    hasDate: true,
    file: fileAt('/downloads/outline-beta-webgame.zip'),
  },
  {
    id: '3',
    key: 'candidate',
    image: 'disc',
    status: 'soon',
    statusColor: 'dark',
    hasDate: true,
    file: fileAt('/downloads/outline-release-candidate.zip'),
  },
];

/** The download page's demo content in one language. */
export const downloadOf = (language: Language): DownloadContent => ({
  releases: releases.map((release) => ({ ...release, about: about[release.key][language] })),
});
