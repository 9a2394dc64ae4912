import type { Existing } from '../../../../contract/errors';
import { paths } from '../../../paths';

const { transactions } = paths.admin;

/** The addresses of records that a refused call may name. */
export const recordPaths: Record<Existing['resource'], (id: string) => string> = {
  cases: (id) => `${transactions}/cases/${id}`,
  payments: (id) => `${transactions}/${id}`,
};
