import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazy } from 'react';
import { paths } from '../../../paths';
import { loadEarly } from '../../ui/loadEarly';
import { menuPage } from './menuPage';

const load = loadEarly(paths.admin.transactions, () => import('../../screens/transactions/TransactionsPage'));
const TransactionsPage = lazy(async () => ({ default: (await load()).TransactionsPage }));

export const transactions = menuPage({
  name: 'transactions',
  order: 30,
  path: paths.admin.transactions,
  icon: ReceiptLongIcon,
  access: 'payments:read',
  area: <TransactionsPage />,
  texts: {
    menu: ['Giao dịch', 'Transaction Management'],
    title: ['Quản lý giao dịch', 'Transaction Management'],
  },
});
