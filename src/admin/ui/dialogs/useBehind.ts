import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The state of a dialog's address, or of a page's. */
interface Behind {
  /** The query of the list that the page's way back leads to, if it was opened from there. */
  list?: string;
  /** The address that led to the dialog, where that is another page than the one below it. */
  from?: string;
}

/**
 * What a page keeps while its dialogs open and close: the query of its address, such as a list's filter, and that of the list
 * which its way back leads to. `kept` is for a dialog that another one opens, `here` for one that lies below another page: both
 * lead back to where the person began.
 */
export function useBehind() {
  const { pathname, search, state }: Location<Behind | null> = useLocation();
  const list = state?.list === undefined ? {} : { list: state.list };
  const from = state?.from;
  return {
    search,
    list,
    from,
    kept: from ? { ...list, from } : list,
    here: { ...list, from: pathname + search },
  };
}

/** The page that a dialog was opened on: the one below it, unless a link led from another. */
export function useOpener(below: string) {
  const { search, list, from } = useBehind();
  return { to: from ?? { pathname: below, search }, state: list };
}

/**
 * Leaves a dialog for the page that it was opened on, replacing the history entry: Back must not reopen it, least of all for a
 * deleted record. `saved` lets the unsaved-changes guard know that nothing is lost.
 */
export function useLeave(below: string) {
  const navigate = useNavigate();
  const { to, state } = useOpener(below);
  return (saved = false) => void navigate(to, { state: { ...state, saved }, replace: true });
}
