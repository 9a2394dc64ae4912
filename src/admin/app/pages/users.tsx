import GroupIcon from '@mui/icons-material/Group';
import { paths } from '../../../paths';
import { UsersPage } from '../../screens/players/UsersPage';
import { menuPage } from './menuPage';

/** 'User Management': the same cards as the dashboard, the table of users, and a page for each. */
export const users = menuPage({
  name: 'users',
  order: 20,
  path: paths.admin.users,
  icon: GroupIcon,
  access: 'players:read',
  area: <UsersPage />,
  texts: {
    menu: ['Người dùng', 'User Management'],
    title: ['Quản lý người dùng', 'User Management'],
  },
});
