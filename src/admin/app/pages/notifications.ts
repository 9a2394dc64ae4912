import CampaignIcon from '@mui/icons-material/Campaign';
import { paths } from '../../../paths';
import { menuPage } from './menuPage';

export const notifications = menuPage({
  name: 'notifications',
  order: 40,
  path: paths.admin.notifications,
  icon: CampaignIcon,
  texts: {
    vi: { menu: 'Thông báo hệ thống', title: 'Thông báo hệ thống' },
    en: { menu: 'System Notifications', title: 'System Notifications' },
  },
});
