import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Language } from '../../../contract/languages';
import type { ItemList } from '../../../contract/rendering';
import { follow } from '../../i18n/i18n';
import { contentIn, keepContent, loadContent } from '../content/pageContent';
import { loadChunk } from '../errors/loadChunk';

/** Own, as `isSlug` (contract/slug.ts) comes with the folding of titles. */
const possible = /^[a-z0-9-]+$/;

/** A list whose items have pages below its own. */
interface Items {
  /** The name of its content, below which those of the items are. */
  list: ItemList;
  /** The parameter of the route with the last part of an item's address. */
  parameter: string;
  /** Whether such a part leads to the list, and not to an item. */
  isList?: (part: string) => boolean;
}

/**
 * Loads a content, that of an item under its address in each language: a change of the language leads from one to the other.
 */
async function load(list: string, name: string, language: Language): Promise<void> {
  await loadContent(name, language);
  const item = contentIn(name, language) as { slugs?: Record<Language, string> } | null;
  const files = Object.values(item?.slugs ?? {}).map((slug) => `${list}/${slug}`);
  // Not so a preview, which has an address of its own.
  if (files.some((file) => file === name)) for (const file of files) keepContent(file, language, item);
}

/**
 * A loader of the router that loads the content of an address, of the list or of an item; the page before is shown until it is
 * done. An address that none can have is looked up nowhere.
 */
export function itemLoader({ list, parameter, isList = () => false }: Items) {
  /** The page that is shown and the one that comes: a chosen language is shown once both are there in it. */
  let names: string[] = [];
  const loadNames = async (language: Language): Promise<void> => {
    await Promise.all(names.map((name) => load(list, name, language)));
  };
  return async ({ params }: LoaderFunctionArgs): Promise<null> => {
    const part = params[parameter]?.toLowerCase();
    if (part !== undefined && !possible.test(part)) return null;
    const name = part === undefined || isList(part) ? list : `${list}/${part}`;
    names = [name, ...names.filter((one) => one !== name)].slice(0, 2);
    await loadChunk(() => follow(loadNames));
    return null;
  };
}

/** The content of the item at an address in a language; undefined or null when there is none. */
export const itemAt = <Item>(list: Items['list'], part: string, language: Language) =>
  contentIn(`${list}/${part}`, language) as Item | null | undefined;
