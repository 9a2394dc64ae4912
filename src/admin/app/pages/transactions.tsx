import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { lazy } from 'react';
import { paths } from '../../../paths';
import { menuPage } from './menuPage';

const TransactionsPage = lazy(async () => ({
  default: (await import('../../screens/transactions/TransactionsPage')).TransactionsPage,
}));

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
