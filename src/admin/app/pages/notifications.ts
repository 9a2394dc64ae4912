import CampaignIcon from '@mui/icons-material/Campaign';
import { paths } from '../../../paths';
import { menuPage } from './menuPage';

export const notifications = menuPage({
  name: 'notifications',
  order: 40,
  path: paths.admin.notifications,
  icon: CampaignIcon,
  texts: {
    menu: ['Thông báo hệ thống', 'System Notifications'],
    title: ['Thông báo hệ thống', 'System Notifications'],
  },
});
