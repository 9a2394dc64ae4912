import type { ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { recordPath } from './dialogPaths';
import type { ResourceDefinition } from './resourceDefinition';

/** Leads on to an address of the resource's own, with what came along: a query, or the values of a new record. */
function LeadsTo({ address }: { address: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: address(id), search }} state={state} replace />;
}

/**
 * The routes of a resource where react-admin's buttons, fields and redirects look for them. The pages and dialogs stand at
 * the specified addresses (product.md section 2), which these lead to.
 */
export function resourceRoutes({ path, inputs }: Pick<ResourceDefinition, 'path' | 'inputs'>): {
  list: ReactElement;
  show: ReactElement;
  create?: ReactElement;
  edit?: ReactElement;
} {
  return {
    list: <LeadsTo address={() => path} />,
    show: <LeadsTo address={(id) => recordPath(path, id, 'show')} />,
    ...(inputs && {
      create: <LeadsTo address={() => `${path}/create`} />,
      edit: <LeadsTo address={(id) => recordPath(path, id, 'edit')} />,
    }),
  };
}
