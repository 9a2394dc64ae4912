import { paths } from '../../../paths';

/** The addresses below Transaction Management; separate from `paths`, which visitors of the public site download. */
export const moneyPaths = {
  cases: `${paths.admin.transactions}/cases`,
  requests: `${paths.admin.transactions}/requests`,
  closing: `${paths.admin.transactions}/closing`,
  reconciliation: `${paths.admin.transactions}/reconciliation`,
};
