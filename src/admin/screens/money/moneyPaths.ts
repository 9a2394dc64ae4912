import type { Existing } from '../../../../contract/errors';
import { paths } from '../../../paths';

/** The addresses below Transaction Management; separate from `paths`, which visitors of the public site download. */
export const moneyPaths = {
  cases: `${paths.admin.transactions}/cases`,
  requests: `${paths.admin.transactions}/requests`,
  closing: `${paths.admin.transactions}/closing`,
  reconciliation: `${paths.admin.transactions}/reconciliation`,
};

/** Where the file of a gateway is compared for a day of the daily close, which its address keeps. */
export const reconciliationOf = (day: string, gateway?: string): string =>
  `${moneyPaths.reconciliation}?${new URLSearchParams({ day, ...(gateway && { gateway }) })}`;

/** The addresses of records that a refused call may name. */
export const recordPaths: Record<Existing['resource'], (id: string) => string> = {
  cases: (id) => `${moneyPaths.cases}/${id}`,
  payments: (id) => `${paths.admin.transactions}/${id}`,
};
