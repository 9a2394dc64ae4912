import type { Existing } from '../../../../contract/errors';
import { paths } from '../../../paths';

/** The addresses below Transaction Management; separate from `paths`, which visitors of the public site download. */
export const moneyPaths = {
  cases: `${paths.admin.transactions}/cases`,
  requests: `${paths.admin.transactions}/requests`,
  closing: `${paths.admin.transactions}/closing`,
  reconciliation: `${paths.admin.transactions}/reconciliation`,
};

/** The addresses of records that a refused call may name. */
export const recordPaths: Record<Existing['resource'], (id: string) => string> = {
  cases: (id) => `${moneyPaths.cases}/${id}`,
  payments: (id) => `${paths.admin.transactions}/${id}`,
};
