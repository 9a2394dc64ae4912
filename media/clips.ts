import { boxColours } from '../art/scenes/box';
import type { Clip } from './clip';
import { colours } from './clip';
import { boxFrame } from './scenes/box';
import { multiplayer, personalization, smooth } from './scenes/features';
import { itemFrame, type Manner } from './scenes/item';
import { trailer } from './scenes/trailer';

/** The drawings by their key, as pictures. */
export type Pictures = (key: string) => CanvasImageSource;

const emotes = ['vay-tay', 'mua-lan', 'danh-trong', 'tha-dieu'];
const blades = ['kiem-gap', 'dao-gam', 'bua-tan', 'thuong-dai'];
const magic = ['loc-xoay', 'khien-trang', 'sen-hoi-sinh', 'mat-than'];

function mannerOf(folder: string, id: string): Manner {
  if (folder === 'skills') return magic.includes(id) ? 'magic' : 'electric';
  if (folder === 'weapons') return id.startsWith('khien-') ? 'shield' : blades.includes(id) ? 'blade' : 'gun';
  return emotes.includes(id) ? 'emote' : 'worn';
}
const accents = { cosmetics: colours.volt, weapons: colours.ember, skills: colours.ion } as const;

/**
 * Every clip of the site: one for each item of the library, three for the download cards, one for each box of the
 * promotion, and the trailer.
 */
export function allClips(keys: readonly string[], picture: Pictures): Clip[] {
  const items = keys.filter(
    (key) => /^(cosmetics|weapons|skills)\//.test(key) && !/\/(bang-ten|avatar)-/.test(key),
  );
  const loop = { seconds: 5, bitrate: 320_000 };
  const card = { width: 840, height: 520, ...loop };
  return [
    ...items.map((key) => {
      const [folder = '', id = ''] = key.split('/');
      const accent = accents[folder as keyof typeof accents];
      return {
        path: `library/${id}`,
        width: 640,
        height: 360,
        ...loop,
        frame: itemFrame(picture(key), mannerOf(folder, id), accent),
      };
    }),
    { path: 'download/multiplayer', ...card, frame: multiplayer },
    { path: 'download/smooth', ...card, frame: smooth },
    {
      path: 'download/personalization',
      ...card,
      frame: personalization(
        ['tuan-tra', 'xung-kich', 'ho-ve', 'chi-huy'].map((id) => picture(`robots/${id}`)),
      ),
    },
    ...Object.entries(boxColours).map(([type, colour]) => ({
      path: `home/${type}`,
      width: 640,
      height: 360,
      ...loop,
      bitrate: 420_000,
      frame: boxFrame(type, (id) => picture(`${type}/${id}`), colour),
    })),
    {
      path: 'trailer',
      width: 1280,
      height: 720,
      seconds: 18,
      bitrate: 520_000,
      frame: trailer({
        logo: picture('brand/logo'),
        hero: picture('scenes/robots'),
        arena: picture('scenes/arena'),
        loot: picture('scenes/loot'),
      }),
    },
  ];
}
