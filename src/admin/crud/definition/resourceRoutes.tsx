import type { ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { recordPath } from './dialogPaths';
import type { ResourceDefinition } from './resourceDefinition';

/** Redirects to the resource's own address, passing on the query or the values of a new record. */
function LeadsTo({ address }: { address: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: address(id), search }} state={state} replace />;
}

interface Read {
  list: ReactElement;
  show?: ReactElement;
}

/** Routes of a list that is only read, whose records may have no page of their own. */
export const readRoutes = ({ path, pageOf }: Pick<ResourceDefinition, 'path' | 'pageOf'>): Read => ({
  list: <LeadsTo address={() => path} />,
  ...(pageOf && { show: <LeadsTo address={pageOf} /> }),
});

/**
 * Routes of a resource where react-admin's buttons, fields and redirects expect them. They redirect to the pages and
 * dialogs at the specified addresses (product.md section 2).
 */
export function resourceRoutes({
  path,
  inputs,
  pageOf = (id) => recordPath(path, id, 'show'),
}: Pick<ResourceDefinition, 'path' | 'inputs' | 'pageOf'>): Read & {
  create?: ReactElement;
  edit?: ReactElement;
} {
  return {
    ...readRoutes({ path, pageOf }),
    ...(inputs && {
      create: <LeadsTo address={() => `${path}/create`} />,
      edit: <LeadsTo address={(id) => recordPath(path, id, 'edit')} />,
    }),
  };
}
