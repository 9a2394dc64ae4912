import type { Point } from '../base/turtle';
import { type Art, layered } from '../svg';
import { arm, figure } from './base';
import { avatarFrame, bags, bodies, emotes, face, heads, plainTag, tags } from './worn';

/** The sheet that the robot and everything on it is drawn on. */
const size: Point = [480, 620];

/** The robot that wears nothing, back to front. */
const bare = { arm, base: figure, plate: plainTag, frame: avatarFrame, face };
/** What players wear. */
const worn = { ...heads, ...bodies, ...bags, ...emotes, ...tags };

/** The robot's layers by name. */
export const layers: Record<string, Art> = { ...bare, ...worn };

/**
 * All layers in one file, of which a page stacks those that it needs, `#base`, with what they have of `#base-echo`: one request
 * however much a robot wears, and what is tried on is there at once.
 */
export const robot = (): string => layered(size, bare, worn);
