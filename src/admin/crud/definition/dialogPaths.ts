import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from './definitionContext';

/** Dialogs are routes below their list, so that Back closes them and a link can open them. */
export type DialogName = 'edit' | 'delete' | 'status' | 'publish' | 'schedule' | 'unpublish';

/** The address of a record's dialog or page, below its list. */
export const recordPath = (path: string, id: unknown, at: DialogName | 'show'): string =>
  `${path}/${encodeURIComponent(String(id))}/${at}`;

/** The paths of a list's dialogs. They preserve the list's query: page, sort and filter. */
export function useDialogLinks() {
  const { path } = useDefinition();
  const { search } = useLocation();
  return {
    create: { pathname: `${path}/create`, search },
    of: (id: unknown, dialog: DialogName) => ({
      pathname: recordPath(path, id, dialog),
      search,
    }),
  };
}

/**
 * Leaves the dialog for its list, replacing the history entry: Back must not reopen it, least of all for a deleted
 * record. `saved` lets the unsaved-changes guard know that nothing is lost.
 */
export function useCloseDialog() {
  const { path } = useDefinition();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (saved = false) => void navigate({ pathname: path, search }, { state: { saved }, replace: true });
}
