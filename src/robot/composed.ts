import { drawn, type Place, places } from './drawn';

/** An accessory as the robot needs it: one of the catalogue, or one that a player owns. */
export interface WornItem {
  /** The number of its type. */
  type: number;
  name: string;
  /** Empty where it is no item of the library. */
  librarySlug: string;
  /** Empty without a picture. */
  imageUrl: string;
}

/** A place on the robot's sheet: left, top, width and height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Where a picture that staff uploaded stands. */
const anchors: Record<Place, Box> = {
  head: [130, 2, 200, 200],
  body: [116, 160, 228, 228],
  bag: [70, 50, 320, 320],
  emote: [336, 24, 132, 132],
  tag: [134, 494, 298, 82],
  avatar: [30, 494, 84, 84],
};

/** Where our own avatars stand, so that the frame which each is drawn in is the robot's. */
const framed = { sold: [6, 470, 137, 137], drawn: [9, 473, 127, 127] } satisfies Record<string, Box>;

/** What is stacked, back to front: a drawing of ours by its name, or a picture in its place. */
export type Layer = { drawing: string } | { picture: string; box: Box };

const layer = (drawing: string): Layer => ({ drawing });
const placeOf = ({ type }: WornItem): Place | undefined => places[type];

/** Whether our own drawings have this item as a layer. */
const isDrawn = ({ librarySlug }: WornItem, place: Place): boolean => drawn[place].includes(librarySlug);

/** The uploaded pictures whose place needs them to have transparency: a frame holds any picture. */
export const needTransparency = (worn: readonly WornItem[]): string[] =>
  worn.flatMap((item) => {
    const place = placeOf(item);
    const isFramed = place === 'tag' || place === 'avatar';
    return place && !isFramed && !isDrawn(item, place) && item.imageUrl ? [item.imageUrl] : [];
  });

/** What a robot consists of; `cards` are the pictures without transparency, shown beside it. */
export function composed(
  worn: readonly WornItem[],
  { transparent, avatar }: { transparent: ReadonlySet<string>; avatar?: string | undefined },
): { figure: Layer[]; frames: Layer[]; cards: WornItem[] } {
  const cards: WornItem[] = [];
  /** The layer of what is worn in a place; undefined when nothing is, or when it is a card. */
  const at = (place: Place): Layer | undefined => {
    const item = worn.find((one) => placeOf(one) === place);
    if (!item) return undefined;
    if (isDrawn(item, place)) return layer(item.librarySlug);
    const isFramed = place === 'tag' || place === 'avatar';
    if (item.imageUrl && (isFramed || transparent.has(item.imageUrl)))
      return { picture: item.imageUrl, box: anchors[place] };
    cards.push(item);
    return undefined;
  };
  const emote = at('emote');
  // A picture is no pose: the arm stays, and the picture is above it.
  const isPose = emote !== undefined && 'drawing' in emote;
  const tag = at('tag');
  const figure = [
    at('bag'),
    isPose ? emote : layer('arm'),
    layer('base'),
    at('body'),
    at('head'),
    isPose ? undefined : emote,
  ];
  const frames = [
    tag && 'drawing' in tag ? tag : layer('plate'),
    tag && 'picture' in tag ? tag : undefined,
    ...avatarOf(at('avatar'), avatar),
  ];
  const present = (layers: ReadonlyArray<Layer | undefined>) => layers.filter((one) => one !== undefined);
  return { figure: present(figure), frames: present(frames), cards };
}

/** The avatar in its frame: one that is worn, else one that was chosen, else the robot's own face. */
function avatarOf(worn: Layer | undefined, chosen: string | undefined): Layer[] {
  if (worn && 'drawing' in worn) return [{ picture: `/art/cosmetics/${worn.drawing}.svg`, box: framed.sold }];
  if (worn) return [layer('frame'), worn];
  return chosen ? [{ picture: chosen, box: framed.drawn }] : [layer('frame'), layer('face')];
}
