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

export function remember({ isExact: _, ...option }: Option): void {
  const others = readRecent().filter(({ path }) => path !== option.path);
  try {
    localStorage.setItem(keyOf(), JSON.stringify([option, ...others].slice(0, most)));
  } catch {
    // Storage is blocked or full: the search works without it.
  }
}
