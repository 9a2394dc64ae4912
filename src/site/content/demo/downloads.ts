import { files } from 'virtual:downloads';
import type { Language } from '../../../../contract/languages';
import type { DownloadContent, Release, ReleaseFile } from '../../../../contract/releasesPage';
import type { Localized } from '../localized';

const fileAt = (path: string): ReleaseFile | null => {
  const found = files[path];
  return found ? { path, ...found } : null;
};

type Sample = Pick<Release, 'name' | 'drawing' | 'isOut' | 'day' | 'file'> & { about: Localized<string> };

/** The specified cards (product.md section 2, Download). */
const samples: Sample[] = [
  {
    name: 'Beta Desktop',
    drawing: 'desktop',
    isOut: true,
    day: '',
    file: fileAt('/downloads/outline-beta-desktop.zip'),
    about: {
      vi: 'Dành cho máy tính Windows, đủ mọi chế độ chơi.',
      en: 'For Windows computers, with every mode of the game.',
    },
  },
  {
    name: 'Beta WebGame',
    drawing: 'web',
    isOut: false,
    day: '05/07',
    file: fileAt('/downloads/outline-beta-webgame.zip'),
    about: {
      vi: 'Mở trình duyệt là vào trận, khỏi tải, khỏi cài.',
      en: 'Open a browser and play: no download, no setup.',
    },
  },
  {
    name: 'Release Candidate',
    drawing: 'disc',
    isOut: false,
    day: '02/08',
    file: fileAt('/downloads/outline-release-candidate.zip'),
    about: {
      vi: 'Bản cuối trước ngày ra mắt: thử lửa toàn bộ nội dung.',
      en: 'The last build before launch: everything under fire.',
    },
  },
];

/** The download page's demo content in one language. */
export const downloadOf = (language: Language): DownloadContent => ({
  releases: samples.map(({ about, ...sample }, index) => ({
    ...sample,
    id: String(index + 1),
    edition: '',
    requirements: '',
    about: about[language],
    html: '',
    link: '',
  })),
});
