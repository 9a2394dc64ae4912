import type { RaRecord } from 'react-admin';
import type { ReadName } from '../../../contract/readResources';
import { paths } from '../../paths';
import { moneyPaths, recordPaths } from '../screens/money/moneyPaths';

interface ReadPage {
  /** The address of the list. */
  path: string;
  /** The address of a record, where it has a page of its own; the list with that record otherwise. */
  pageOf?: (id: string) => string;
  /** The field that names a record; its id otherwise. */
  title?: string;
}

const { content, settings, staff, transactions } = paths.admin;
const { cases, requests } = moneyPaths;

/** The pages of the lists that are only read, so that react-admin's buttons, fields and redirects lead to them. */
const pages: Record<ReadName, ReadPage> = {
  transactions: { path: transactions, pageOf: recordPaths.payments, title: 'packageName' },
  cases: { path: cases, pageOf: recordPaths.cases, title: 'reference' },
  'money-requests': { path: requests },
  staff: { path: staff, title: 'userName' },
  sessions: { path: `${settings}/sessions`, title: 'userName' },
  publications: { path: `${content}/calendar` },
  history: { path: `${settings}/activity` },
};

/** Each list that is only read, as react-admin is to know it. */
export const readPages = Object.entries(pages).map(([name, { title = 'id', ...page }]) => ({
  ...page,
  name,
  nameOf: (row: RaRecord): string => String(row[title] || row.id),
}));

/** Who may read them; what changes them are actions of their own. Loaded on demand, as most pages have no need of it. */
export const readAccess = async () => {
  const { readResources } = await import('../../../contract/readResources');
  return readResources.map(({ name, access }) => ({ name, access: { read: access } }));
};
