import { readFileSync } from 'node:fs';
import * as areas from '../../contract/calls/all';
import type { Call } from '../../contract/calls/call';
import { playerLists } from '../../contract/playerLists';
import { readResources } from '../../contract/readResources';
import { filesBelow } from './modules';

/** The values of an area of `contract/calls` that a file imports by name, or reads of a namespace, as `area.call`. */
function callsIn(text: string): string[] {
  const imports = [...text.matchAll(/import (?!type)([^;]*?) from '[^']*contract\/calls\/(\w+)'/gs)];
  return imports.flatMap(([, what = '', area = '']) => {
    const [, space] = /\* as (\w+)/.exec(what) ?? [];
    const found = space
      ? text.matchAll(new RegExp(`(?<![\\w.])${space}\\.(\\w+)`, 'g'))
      : what.matchAll(/(?<!type |\w)(\w+)(?: as \w+)?/g);
    return [...found].map(([, name = '']) => `${area}.${name}`);
  });
}

const addressOf = ({ method, path }: Call) => `${method} ${path}`;
/** The calls with an address of their own, by method and path. */
const ownCalls = new Map(
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [addressOf(call), { call, name: `${area}.${name}` }]),
  ),
);

/** What the data provider sends for lists that are declared elsewhere: their rows, one of them, and their file. */
const byLists = new Set([
  ...readResources.flatMap(({ name }) => [
    `GET admin/${name}`,
    `GET admin/${name}/:id`,
    `POST admin/${name}/export`,
  ]),
  ...Object.keys(playerLists).map((name) => `GET admin/players/:id/${name}`),
]);

/** The calls that files of the client import, and those that none sends, by method and path. */
export function clientCalls(): { sent: Call[]; unsent: string[] } {
  const named = new Set(filesBelow('src').flatMap((file) => callsIn(readFileSync(file, 'utf8'))));
  const all = [...ownCalls];
  return {
    sent: all.flatMap(([, { call, name }]) => (named.has(name) ? [call] : [])),
    unsent: all.flatMap(([at, { name }]) => (named.has(name) || byLists.has(at) ? [] : [at])),
  };
}
