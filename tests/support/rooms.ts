import { readFileSync } from 'node:fs';

/** A line of the tree in ARCHITECTURE.md: a folder, which ends with a slash, or a file. */
export interface Room {
  path: string;
  /** The tree's description of it. */
  sentence: string;
}

/** The rooms of the tree in order; each may import only from those before it. */
export function roomsOfTree(): Room[] {
  const tree = readFileSync('ARCHITECTURE.md', 'utf8').split('```')[1] ?? '';
  const rooms: Room[] = [];
  const open: Array<{ indent: number; path: string }> = [];
  for (const line of tree.split('\n')) {
    const [, spaces = '', name, sentence = ''] = /^( *)([\w./-]+(?:\/|\.tsx?))(?: +(.*))?$/.exec(line) ?? [];
    const last = rooms.at(-1);
    if (!name || spaces.length > 8) {
      if (last) last.sentence += ` ${line.trim()}`;
      continue;
    }
    while ((open.at(-1)?.indent ?? -1) >= spaces.length) open.pop();
    const path = (open.at(-1)?.path ?? '') + name;
    rooms.push({ path, sentence });
    if (name.endsWith('/')) open.push({ indent: spaces.length, path });
  }
  return rooms;
}

/** The room of a file: the longest one that is a prefix of its path. */
export const roomOf = (rooms: readonly Room[], file: string): Room | undefined =>
  rooms
    .filter(({ path }) => file === path || (path.endsWith('/') && file.startsWith(path)))
    .sort((a, b) => b.path.length - a.path.length)[0];
