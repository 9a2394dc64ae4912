import type { Point } from '../base/turtle';
import { type Art, layered } from '../svg';
import { arm, figure } from './base';
import { avatarFrame, bags, bodies, emotes, face, heads, plainTag, tags } from './worn';

/** The sheet that the robot and everything on it is drawn on. */
const size: Point = [480, 620];

const layers: Record<string, Art> = {
  base: figure,
  arm,
  plate: plainTag,
  frame: avatarFrame,
  face,
  ...heads,
  ...bodies,
  ...bags,
  ...emotes,
  ...tags,
};

/** The robot's layers, one file each, of which a page stacks `#item` and what it has of `#item-echo`. */
export const robot: Record<string, () => string> = Object.fromEntries(
  Object.entries(layers).map(([name, art]) => [`robot/${name}`, () => layered(size, { item: art })]),
);
