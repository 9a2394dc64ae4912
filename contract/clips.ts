import type { LocalizedText } from './languages';

/** A clip of ours (media/clips.ts makes them), which texts and banners show by its name. */
export interface ClipInfo {
  /** Path below /media, without extension. */
  name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The drawing shown until it plays. */
  poster: string;
  label: LocalizedText;
}

export type ItemFolder = 'cosmetics' | 'weapons' | 'skills';
type Item = [id: string, vi: string, en: string];

/** The items of the library, by the folder of their drawings. */
const items: Record<ItemFolder, Item[]> = {
  cosmetics: [
    ['mu-lan-song', 'Mũ Làn Sóng', 'Wave Helmet'],
    ['mu-sung-trau', 'Mũ Sừng Trâu', 'Buffalo Helmet'],
    ['non-la-thep', 'Nón Lá Thép', 'Steel Conical Hat'],
    ['mu-phi-cong', 'Mũ Phi Công', 'Pilot Cap'],
    ['giap-vay-ca', 'Giáp Vảy Cá', 'Scale Armor'],
    ['ao-khoac-pho', 'Áo Khoác Phố', 'Street Jacket'],
    ['ao-dai-thep', 'Áo Dài Thép', 'Steel Tunic'],
    ['giap-trong-dong', 'Giáp Trống Đồng', 'Drum Armor'],
    ['ba-lo-tre', 'Ba Lô Tre', 'Bamboo Pack'],
    ['tui-tiep-dan', 'Túi Tiếp Đạn', 'Ammo Bag'],
    ['ba-lo-ten-lua', 'Ba Lô Tên Lửa', 'Rocket Pack'],
    ['den-long-lung', 'Đèn Lồng Lưng', 'Lantern Pack'],
    ['vay-tay', 'Vẫy Tay', 'Wave'],
    ['mua-lan', 'Múa Lân', 'Lion Dance'],
    ['danh-trong', 'Đánh Trống', 'Drumming'],
    ['tha-dieu', 'Thả Diều', 'Kite'],
  ],
  weapons: [
    ['kiem-gap', 'Kiếm Gập', 'Folding Sword'],
    ['dao-gam', 'Dao Găm', 'Dagger'],
    ['ma-tau', 'Mã Tấu', 'War Machete'],
    ['truong-kiem', 'Trường Kiếm', 'Long Sword'],
    ['khien-tay', 'Khiên Tay', 'Buckler'],
    ['khien-cong', 'Khiên Cổng', 'Gate Shield'],
    ['khien-canh', 'Khiên Cánh', 'Wing Shield'],
    ['khien-trong', 'Khiên Trống', 'Drum Shield'],
  ],
  skills: [
    ['khien-trang', 'Khiên Trăng', 'Moon Shield'],
    ['loc-xoay', 'Lốc Xoáy', 'Whirlwind'],
    ['mat-than', 'Mắt Thần', 'Sentinel Eye'],
    ['sen-hoi-sinh', 'Sen Hồi Sinh', 'Lotus of Return'],
    ['cau-set', 'Cầu Sét', 'Ball Lightning'],
    ['cuon-day', 'Cuộn Dây', 'Coil'],
    ['nam-cham', 'Nam Châm', 'Magnet'],
    ['song-xung', 'Sóng Xung', 'Pulse Wave'],
  ],
};

type Size = Pick<ClipInfo, 'width' | 'height'>;
const box: Size = { width: 640, height: 360 };
const inFolder = ([folder, rows]: [string, Item[]]): ClipInfo[] =>
  rows.map(([id, vi, en]) => ({
    name: `library/${id}`,
    ...box,
    poster: `/art/${folder}/${id}.svg`,
    label: { vi, en },
  }));
const full: Size = { width: 1280, height: 720 };
const card: Size = { width: 840, height: 520 };

/** The names of the clips of the game, which a banner may show. */
export const sceneClips = [
  'trailer',
  'download/multiplayer',
  'download/smooth',
  'download/personalization',
  'home/hiem',
  'home/tiep-te',
  'home/bi-an',
] as const;
export type SceneClip = (typeof sceneClips)[number];
const scenes: Record<SceneClip, Omit<ClipInfo, 'name'>> = {
  trailer: { ...full, poster: '/art/scenes/arena.svg', label: { vi: 'Trailer', en: 'Trailer' } },
  'download/multiplayer': {
    ...card,
    poster: '/art/news/1.svg',
    label: { vi: 'Nhiều người chơi', en: 'Multiplayer' },
  },
  'download/smooth': {
    ...card,
    poster: '/art/scenes/arena.svg',
    label: { vi: 'Mượt mà', en: 'Smooth play' },
  },
  'download/personalization': {
    ...card,
    poster: '/art/scenes/robots.svg',
    label: { vi: 'Cá nhân hóa', en: 'Personalization' },
  },
  'home/hiem': {
    ...box,
    poster: '/art/boxes/hiem.svg',
    label: { vi: 'Mở hòm hiếm', en: 'A rare box opens' },
  },
  'home/tiep-te': {
    ...box,
    poster: '/art/boxes/tiep-te.svg',
    label: { vi: 'Mở hòm tiếp tế', en: 'A supply box opens' },
  },
  'home/bi-an': {
    ...box,
    poster: '/art/boxes/bi-an.svg',
    label: { vi: 'Mở hòm bí ẩn', en: 'A mystery box opens' },
  },
};

/** All clips, those of the game first. */
export const clips: ClipInfo[] = [
  ...sceneClips.map((name) => ({ name, ...scenes[name] })),
  ...Object.entries(items).flatMap(inFolder),
];

/** The clip with a name. */
export const clipNamed = (name: string): ClipInfo | undefined => clips.find((clip) => clip.name === name);
