import SettingsIcon from '@mui/icons-material/Settings';
import { paths } from '../../paths';
import { StaffPage } from '../staff/StaffPage';
import { menuPage } from './menuPage';

export const settings = menuPage({
  name: 'settings',
  order: 90,
  path: paths.admin.settings,
  icon: SettingsIcon,
  tabs: [{ name: 'staff', access: 'staff:read', content: <StaffPage /> }],
  texts: {
    vi: { menu: 'Cài đặt', title: 'Cài đặt' },
    en: { menu: 'Settings', title: 'Settings' },
  },
});
