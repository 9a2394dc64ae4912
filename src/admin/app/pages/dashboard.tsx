import AnalyticsIcon from '@mui/icons-material/Analytics';
import { paths } from '../../../paths';
import { Dashboard } from '../../screens/dashboard/Dashboard';
import { menuPage } from './menuPage';

/** 'Dashboard Analytics': user statistics and the two charts. */
export const dashboard = menuPage({
  name: 'dashboard',
  order: 10,
  path: paths.admin.dashboard,
  icon: AnalyticsIcon,
  access: 'dashboard:read',
  content: <Dashboard />,
  texts: {
    menu: ['Tổng quan', 'Dashboard'],
    title: ['Phân tích tổng quan', 'Dashboard Analytics'],
  },
});
