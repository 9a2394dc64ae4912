import i18next from 'i18next';
import type { PlayerCard } from '../../../contract/cards';
import type { PageContents } from './pageContent';

/** A player's card is of the page that was loaded only: no file has it. */
interface LoadedContents extends PageContents {
  card: PlayerCard;
}

/**
 * The content that the server rendered the loaded page with, if it is of this name and whatever its language, for what is the
 * same in each; nothing is requested.
 */
export function contentOfPage<Name extends keyof LoadedContents>(
  name: Name,
): LoadedContents[Name] | undefined {
  // While it renders, the server has it at hand.
  if (typeof document === 'undefined') return i18next.getResource(i18next.language, 'content', name);
  const block = document.querySelector(`#content[data-name$="/${name}"]`);
  return block ? JSON.parse(block.textContent) : undefined;
}
