import { type Location, useLocation } from 'react-router-dom';

/**
 * What a page keeps while its dialogs open and close: the query of its address, such as a list's filter, and that of the list
 * which its way back leads to, if it was opened from there.
 */
export function useBehind() {
  const { search, state }: Location<{ list?: string } | null> = useLocation();
  return { search, list: state?.list === undefined ? {} : { list: state.list } };
}
