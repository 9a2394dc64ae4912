import GroupIcon from '@mui/icons-material/Group';
import { SelectInput } from 'react-admin';
import { paths } from '../../paths';
import { StatCards } from '../dashboard/StatCards';
import { Column } from '../list/Column';
import { MomentColumn, NumberColumn } from '../list/columns';
import { ListHeading } from '../list/ListHeading';
import { RoleBadge } from '../list/RoleBadge';
import { StatusButton } from '../list/StatusButton';
import { defineResource } from './defineResource';

const roles = ['Admin', 'User'].map((id) => ({ id, name: `admin.enum.role.${id}` }));
const statuses = [
  { id: false, name: 'admin.enum.userStatus.Active' },
  { id: true, name: 'admin.enum.userStatus.Banned' },
];

export const users = defineResource({
  name: 'users',
  path: paths.admin.users,
  icon: GroupIcon,
  header: (
    <>
      <StatCards />
      <ListHeading resource="users" />
    </>
  ),
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    <Column key="userName" source="userName" card="heading" />,
    <Column key="email" source="email" />,
    <MomentColumn key="createdAt" source="createdAt" />,
    <NumberColumn key="diamonds" source="diamonds" />,
    <NumberColumn key="golds" source="golds" />,
    <Column key="role" source="role">
      <RoleBadge />
    </Column>,
    <Column key="isLocked" source="isLocked" label="admin.column.status">
      <StatusButton
        label={(user) => `admin.enum.userStatus.${user.isLocked ? 'Banned' : 'Active'}`}
        good={(user) => !user.isLocked}
      />
    </Column>,
  ],
  filters: [
    <SelectInput key="role" source="role" choices={roles} alwaysOn />,
    <SelectInput key="isLocked" source="isLocked" label="admin.column.status" choices={statuses} alwaysOn />,
  ],
  status: {
    title: 'resources.users.fields.changeStatus',
    states: [
      { label: 'admin.enum.userStatus.Active', isCurrent: (user) => !user.isLocked, action: 'unban' },
      { label: 'admin.enum.userStatus.Banned', isCurrent: (user) => user.isLocked, action: 'ban' },
    ],
  },
  texts: {
    vi: {
      noun: 'người dùng',
      lower: 'người dùng',
      nouns: 'Chi tiết người dùng',
      fields: {
        userName: 'Tên người dùng',
        email: 'E-mail',
        createdAt: 'Ngày tạo',
        diamonds: 'Kim cương',
        golds: 'Vàng',
        role: 'Vai trò',
        isLocked: 'Trạng thái',
        changeStatus: 'Đổi trạng thái người dùng',
      },
    },
    en: {
      noun: 'User',
      lower: 'user',
      nouns: 'User Details',
      fields: {
        userName: 'User Name',
        email: 'Email',
        createdAt: 'Created At',
        diamonds: 'Diamond',
        golds: 'Gold',
        role: 'Role',
        isLocked: 'Status',
        changeStatus: 'Change User Status',
      },
    },
  },
});
