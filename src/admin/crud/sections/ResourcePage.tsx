import { lazy, type ReactElement, Suspense } from 'react';
import { Loading, ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { publicationActs } from '../../../../contract/publication';
import { ErrorBoundary } from '../../../errors/ErrorBoundary';
import { usePermission } from '../../ui/usePermission';
import { DefinitionContext, useDefinition } from '../definition/definitionContext';
import type { ResourceDefinition } from '../definition/resourceDefinition';
import { useAbilities } from '../definition/useAbilities';
import { DialogError } from '../dialogs/DialogError';
import { NotAllowedDialog } from '../dialogs/NotAllowedDialog';
import { ResourceList } from '../list/ResourceList';
import { usePublishing } from '../publication/usePublishing';

const ShowPage = lazy(async () => ({ default: (await import('./ShowPage')).ShowPage }));
const BalancePage = lazy(async () => ({
  default: (await import('../balance/BalancePage')).BalancePage,
}));
const PublicationDialog = lazy(async () => ({
  default: (await import('../publication/PublicationDialog')).PublicationDialog,
}));
const CreateDialog = lazy(async () => ({ default: (await import('../dialogs/forms')).CreateDialog }));
const EditDialog = lazy(async () => ({ default: (await import('../dialogs/forms')).EditDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('../dialogs/DeleteDialog')).DeleteDialog }));
const StatusDialog = lazy(async () => ({ default: (await import('../dialogs/StatusDialog')).StatusDialog }));

/** The dialogs of a resource, each a route. An error in one leaves the list intact. */
function Dialogs({ definition }: { definition: ResourceDefinition }) {
  const { pathname } = useLocation();
  const { inputs, canDelete, status, access } = definition;
  const mayWrite = usePermission()(access.write);
  const mayPublish = usePublishing();
  const dialog = (element: ReactElement) => (mayWrite ? element : <NotAllowedDialog />);
  const later = (element: ReactElement) => <Suspense>{element}</Suspense>;
  return (
    <ErrorBoundary place={pathname} render={(error, retry) => <DialogError error={error} onRetry={retry} />}>
      <Routes>
        <Route index element={null} />
        {inputs && <Route path="create" element={dialog(later(<CreateDialog />))} />}
        {inputs && <Route path=":id/edit" element={dialog(later(<EditDialog />))} />}
        {canDelete && <Route path=":id/delete" element={dialog(later(<DeleteDialog />))} />}
        {status && <Route path=":id/status" element={dialog(later(<StatusDialog />))} />}
        {mayPublish &&
          publicationActs.map((act) => (
            <Route key={act} path={`:id/${act}`} element={later(<PublicationDialog act={act} />)} />
          ))}
        <Route path="*" element={<Navigate to={definition.path} replace />} />
      </Routes>
    </ErrorBoundary>
  );
}

/** The balance page for those who may change the resource; others see its list. */
function Balance() {
  const { path } = useDefinition();
  if (!useAbilities().canEdit) return <Navigate to={path} replace />;
  return (
    <Suspense fallback={<Loading />}>
      <BalancePage />
    </Suspense>
  );
}

/**
 * A resource's list with its dialogs over it, and the page of one record. Keyed by the resource; otherwise one list's
 * page number would leak into the next.
 */
export const ResourcePage = ({ definition }: { definition: ResourceDefinition }) => (
  <DefinitionContext.Provider value={definition} key={definition.name}>
    <ResourceContextProvider value={definition.name}>
      <Routes>
        <Route
          path=":id/show"
          element={
            <Suspense fallback={<Loading />}>
              <ShowPage />
            </Suspense>
          }
        />
        {definition.balance && <Route path="balance" element={<Balance />} />}
        <Route
          path="*"
          element={
            <>
              {definition.header}
              <ResourceList />
              <Dialogs definition={definition} />
            </>
          }
        />
      </Routes>
    </ResourceContextProvider>
  </DefinitionContext.Provider>
);
