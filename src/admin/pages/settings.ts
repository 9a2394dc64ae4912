import SettingsIcon from '@mui/icons-material/Settings';
import { paths } from '../../paths';
import { menuPage } from './menuPage';

export const settings = menuPage({
  name: 'settings',
  order: 90,
  path: paths.admin.settings,
  icon: SettingsIcon,
  texts: {
    vi: { menu: 'Cài đặt', title: 'Cài đặt' },
    en: { menu: 'Settings', title: 'Settings' },
  },
});
