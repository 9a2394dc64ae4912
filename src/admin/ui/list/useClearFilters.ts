import { useListContext } from 'react-admin';

/** The function that takes all filters off a list but those that its page keeps; undefined while there is none. */
export function useClearFilters(kept: readonly string[] = []): (() => void) | undefined {
  const { filterValues, setFilters } = useListContext();
  const left = Object.fromEntries(Object.entries(filterValues).filter(([name]) => kept.includes(name)));
  if (Object.keys(left).length === Object.keys(filterValues).length) return undefined;
  return () => setFilters(left, {}, false);
}
