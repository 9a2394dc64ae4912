import type { Avatar } from '../../contract/avatars';

/** The types of accessories by the numbers that they are stored with (contract/accessories.ts). */
export const places = ['head', 'body', 'bag', 'emote', 'tag', 'avatar'] as const;
export type Place = (typeof places)[number];

/** The accessories that are drawn as layers of the robot, by their slug in the library (art/robot). */
export const drawn: Record<Place, readonly string[]> = {
  head: ['mu-lan-song', 'mu-sung-trau', 'non-la-thep', 'mu-phi-cong'],
  body: ['giap-vay-ca', 'ao-khoac-pho', 'ao-dai-thep', 'giap-trong-dong'],
  bag: ['ba-lo-tre', 'tui-tiep-dan', 'ba-lo-ten-lua', 'den-long-lung'],
  emote: ['vay-tay', 'mua-lan', 'danh-trong', 'tha-dieu'],
  tag: ['bang-ten-tia-chop', 'bang-ten-hoa-sen'],
  // These have a frame of their own (art/cosmetics/tag.ts).
  avatar: ['avatar-linh-canh', 'avatar-ho'],
};

/** The address of a layer's drawing (art/robot). */
export const layerPart = (drawing: string): string => `/art/robot.svg#${drawing}`;

/** The picture of a drawn avatar. */
export const avatarPicture = (name: Avatar | null | undefined): string | undefined =>
  name ? `/art/avatars/${name}.svg` : undefined;
