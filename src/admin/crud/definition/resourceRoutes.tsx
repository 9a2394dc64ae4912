import type { ReactElement } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { recordPath } from './dialogPaths';
import type { ResourceDefinition } from './resourceDefinition';

/** Redirects to the resource's own address, passing on the query, unless that has one, or the values of a new record. */
function LeadsTo({ address }: { address: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  const [pathname = '', own] = address(id).split('?');
  return <Navigate to={{ pathname, search: own ?? search }} state={state} replace />;
}

/** A list with one of its records only. */
const onlyRecord = (path: string, id: string) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ id }))}`;

/** Routes of a list that is only read. A record without a page of its own is shown by its list. */
export const readRoutes = ({
  path,
  pageOf = (id) => onlyRecord(path, id),
}: Pick<ResourceDefinition, 'path' | 'pageOf'>) => ({
  list: <LeadsTo address={() => path} />,
  show: <LeadsTo address={pageOf} />,
});

/**
 * Routes of a resource where react-admin's buttons, fields and redirects expect them. They redirect to the pages and
 * dialogs at the specified addresses (product.md section 2).
 */
export function resourceRoutes({
  path,
  inputs,
  pageOf = (id) => recordPath(path, id, 'show'),
}: Pick<ResourceDefinition, 'path' | 'inputs' | 'pageOf'>): ReturnType<typeof readRoutes> & {
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
