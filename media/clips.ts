import { boxColours } from '../art/scenes/box';
import { library } from '../src/site/content/demo/library';
import type { LibraryItem } from '../src/site/content/library';
import type { Clip } from './clip';
import { colours } from './clip';
import { boxFrame } from './scenes/box';
import { multiplayer, personalization, smooth } from './scenes/features';
import { itemFrame, type Manner } from './scenes/item';
import { trailer } from './scenes/trailer';

/** Looks up a drawing as a picture. */
export type Pictures = (key: string) => CanvasImageSource;

const manners: Record<LibraryItem['type'], Manner> = {
  head: 'worn',
  body: 'worn',
  bag: 'worn',
  emote: 'emote',
  sword: 'blade',
  shield: 'shield',
  magic: 'magic',
  electric: 'electric',
};
const accents = { cosmetics: colours.volt, weapons: colours.ember, skills: colours.ion } satisfies Record<
  LibraryItem['folder'],
  string
>;

/**
 * All clips of the site: one per library item, three for the download cards, one per box of the promotion, and the
 * trailer.
 */
export function allClips(picture: Pictures): Clip[] {
  const loop = { seconds: 5, bitrate: 320_000 };
  const card = { width: 840, height: 520, ...loop };
  return [
    ...library.map(({ folder, id, type }) => ({
      path: `library/${id}`,
      width: 640,
      height: 360,
      ...loop,
      frame: itemFrame(picture(`${folder}/${id}`), manners[type], accents[folder]),
    })),
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
