import { readClaims } from '../../../session/role';
import { readStored } from '../../../session/stored';
import { groupNames, type Option } from './option';

/** How many are remembered. */
const most = 10;

/** Stored beside react-admin's keys. Each account has its own on this device; logging out removes them. */
const keyOf = () =>
  `RaStoreOutline.search.recent.${String(readClaims(readStored('accessToken') ?? '')?.sub ?? '')}`;

function isOption(one: unknown): one is Option {
  const { group, title, note, path } = (one ?? {}) as Record<string, unknown>;
  const isKnown = groupNames.some((name) => name === group);
  return isKnown && [title, note, path].every((text) => typeof text === 'string');
}

/** The most recently opened results, newest first; empty if storage is blocked or invalid. */
export function readRecent(): Option[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOption) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers what was opened: of a person or payment without the details next to it, such as an address that one may not see
 * any more by the time.
 */
export function remember({ isExact: _, ...opened }: Option): void {
  const option = opened.group === 'catalog' ? opened : { ...opened, note: '' };
  const others = readRecent().filter(({ path }) => path !== option.path);
  try {
    localStorage.setItem(keyOf(), JSON.stringify([option, ...others].slice(0, most)));
  } catch {
    // Storage is blocked or full: the search works without it.
  }
}
