import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from './definitionContext';

/** Dialogs are addresses below their list, so that Back closes them and a link opens them. */
export type DialogName = 'edit' | 'delete' | 'status';

/** The addresses of a list's dialogs. They keep the list's page, sort and filter, which stand in the query. */
export function useDialogLinks() {
  const { path } = useDefinition();
  const { search } = useLocation();
  return {
    create: { pathname: `${path}/create`, search },
    of: (id: unknown, dialog: DialogName) => ({
      pathname: `${path}/${encodeURIComponent(String(id))}/${dialog}`,
      search,
    }),
  };
}

/**
 * Leaves the dialog for its list, in the dialog's place: Back must not open it again, least of all the one of a deleted
 * record. `saved` tells the guard of unsaved changes that nothing is lost.
 */
export function useCloseDialog() {
  const { path } = useDefinition();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (saved = false) => void navigate({ pathname: path, search }, { state: { saved }, replace: true });
}
