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
    vi: { menu: 'Giao dịch', title: 'Quản lý giao dịch' },
    en: { menu: 'Transaction Management', title: 'Transaction Management' },
  },
});
