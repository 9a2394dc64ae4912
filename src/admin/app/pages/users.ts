import GroupIcon from '@mui/icons-material/Group';
import { paths } from '../../../paths';
import { users as resource } from '../../resources/registry';
import { menuPage } from './menuPage';

/** 'User Management': the same cards as the dashboard, and the table of users. */
export const users = menuPage({
  name: 'users',
  order: 20,
  path: paths.admin.users,
  icon: GroupIcon,
  resource,
  texts: {
    vi: { menu: 'Người dùng', title: 'Quản lý người dùng' },
    en: { menu: 'User Management', title: 'User Management' },
  },
});
