import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CreateDialog } from '../dialogs/CreateDialog';
import { DeleteDialog } from '../dialogs/DeleteDialog';
import { EditDialog } from '../dialogs/EditDialog';
import { StatusDialog } from '../dialogs/StatusDialog';
import { ResourceList } from '../list/ResourceList';
import type { ResourceDefinition } from '../resources/defineResource';
import { DefinitionContext } from './definitionContext';

/** A resource's list with its dialogs over it. Keyed by the resource, or one list's page would leak into the next. */
export const ResourcePage = ({ definition }: { definition: ResourceDefinition }) => (
  <DefinitionContext.Provider value={definition} key={definition.name}>
    <ResourceContextProvider value={definition.name}>
      {definition.header}
      <ResourceList />
      <Routes>
        <Route index element={null} />
        {definition.inputs && <Route path="create" element={<CreateDialog />} />}
        {definition.inputs && <Route path=":id/edit" element={<EditDialog />} />}
        {definition.canDelete && <Route path=":id/delete" element={<DeleteDialog />} />}
        {definition.status && <Route path=":id/status" element={<StatusDialog />} />}
        <Route path="*" element={<Navigate to={definition.path} replace />} />
      </Routes>
    </ResourceContextProvider>
  </DefinitionContext.Provider>
);
