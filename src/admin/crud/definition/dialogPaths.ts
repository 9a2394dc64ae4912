import { useBehind, useLeave } from '../../ui/dialogs/useBehind';
import { useDefinition } from './definitionContext';

/** Dialogs are routes below their list, so that Back closes them and a link can open them. */
export type DialogName = 'edit' | 'delete' | 'status' | 'publish' | 'schedule' | 'unpublish';

/** The address of a record's dialog or page, below its list. */
export const recordPath = (path: string, id: unknown, at: DialogName | 'show'): string =>
  `${path}/${encodeURIComponent(String(id))}/${at}`;

/**
 * The paths of a list's dialogs. They preserve the list's query: page, sort and filter. `kept` goes with them from a dialog,
 * `here` from a record's page.
 */
export function useDialogLinks() {
  const { path } = useDefinition();
  const { search, kept, here } = useBehind();
  return {
    kept,
    here,
    create: { pathname: `${path}/create`, search },
    of: (id: unknown, dialog: DialogName) => ({
      pathname: recordPath(path, id, dialog),
      search,
    }),
  };
}

/** Leaves the dialog for its list, or for the page that it was opened on. */
export const useCloseDialog = () => useLeave(useDefinition().path);
