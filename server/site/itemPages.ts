import { newsKinds } from '../../contract/newsPages';
import { contentFile } from './render/builtContent';
import type { RenderedPages } from './render/renderedPages';

/** Lists whose items have pages of their own. */
const itemLists = ['news', 'events', 'librarys'] as const;
export type ItemList = (typeof itemLists)[number];

/** A page about one thing of many; the kinds' pages and the list are others. */
const itemPage = new RegExp(`^(?:/(?:en|vi))?/(${itemLists.join('|')})/([^/]+)$`);

function itemAt(path: string): { list: ItemList; name: string } | null {
  const [, found, name] = itemPage.exec(path) ?? [];
  const list = itemLists.find((one) => one === found);
  return list && name !== undefined ? { list, name } : null;
}

/** Whether a path is that of an article or an event, whose pages come and go with what staff publish. */
export function isPublishedItem(path: string): boolean {
  const item = itemAt(path);
  if (!item || item.list === 'librarys') return false;
  return item.list === 'events' || !newsKinds.some((kind) => kind === item.name);
}

/** The list that leads to what is not there, and the status that says so. */
export interface Absent {
  list: ItemList;
  status: 404 | 410;
}

/**
 * An item that is not there; null for every other page. One that staff publish is there when its content is, since it has an
 * address in each language.
 */
export function absentItem(
  path: string,
  find: (name: string) => unknown,
  rendered: Pick<RenderedPages, 'isGone'> | undefined,
): Absent | null {
  const item = itemAt(path);
  if (!item) return null;
  const { list, name } = item;
  const content = contentFile('vi', `${list}/${name}`);
  if (find(content) || find(`/vi/${list}/${name}/index.html`)) return null;
  return { list, status: rendered?.isGone(content) ? 410 : 404 };
}
