import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import { paths } from '../../paths';
import { menuPage } from './menuPage';

export const transactions = menuPage({
  name: 'transactions',
  order: 30,
  path: paths.admin.transactions,
  icon: ReceiptLongIcon,
  texts: {
    vi: { menu: 'Giao dịch', title: 'Quản lý giao dịch' },
    en: { menu: 'Transaction Management', title: 'Transaction Management' },
  },
});
