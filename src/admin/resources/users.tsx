import GroupIcon from '@mui/icons-material/Group';
import type { ReactElement } from 'react';
import { SelectInput } from 'react-admin';
import { userAccess } from '../../../contract/permissions';
import type { RowField } from '../../../contract/readResource';
import type { TextPair, TextPairs } from '../../../contract/texts';
import type { User } from '../../../contract/users';
import { userGroups } from '../../dataProvider/userGroups';
import { paths } from '../../paths';
import type { ResourceDefinition } from '../crud/definition/resourceDefinition';
import { DateTimeColumn, DayColumn, NumberColumn } from '../crud/list/columns';
import { StatusButton } from '../crud/list/StatusButton';
import { DateTimeInput } from '../ui/inputs/DateTimeInput';
import { DayInput } from '../ui/inputs/DayInput';
import { Column } from '../ui/list/Column';
import { ListHeading } from '../ui/list/ListHeading';
import { BanFields } from './BanFields';
import { PlayerName } from './PlayerName';
import { playerPath } from './playerPaths';
import { RoleBadge } from './RoleBadge';
import { StatCards } from './StatCards';
import { TagFilter } from './TagFilter';
import { RowTags } from './TagList';

const roles = ['Admin', 'User'].map((id) => ({ id, name: `admin.enum.role.${id}` }));
const groups = userGroups.map((id) => ({
  id,
  name: `resources.users.choices.group.${id}`,
}));
const statuses = [
  { id: false, name: 'admin.enum.userStatus.Active' },
  { id: true, name: 'admin.enum.userStatus.Banned' },
];

/** `isErased` decides what is offered and is no column. */
type Shown = Omit<User, 'isErased'>;

export const users: ResourceDefinition = {
  name: 'users',
  path: paths.admin.users,
  icon: GroupIcon,
  access: userAccess,
  pageOf: playerPath,
  header: (
    <>
      <StatCards />
      <ListHeading resource="users" />
    </>
  ),
  sort: { field: 'createdAt', order: 'DESC' },
  columns: Object.values({
    userName: (
      <Column key="userName" source="userName" card="heading">
        <PlayerName />
      </Column>
    ),
    name: <Column key="name" source="name" disableSort />,
    // The server does not sort by masked fields.
    email: <Column key="email" source="email" sortAccess="players:contacts" />,
    createdAt: <DateTimeColumn key="createdAt" source="createdAt" />,
    lastLoginAt: <DateTimeColumn key="lastLoginAt" source="lastLoginAt" />,
    lastSeenOn: <DayColumn key="lastSeenOn" source="lastSeenOn" disableSort />,
    diamonds: <NumberColumn key="diamonds" source="diamonds" />,
    golds: <NumberColumn key="golds" source="golds" />,
    role: (
      <Column key="role" source="role">
        <RoleBadge />
      </Column>
    ),
    isLocked: (
      <Column key="isLocked" source="isLocked" label="admin.column.status">
        <StatusButton
          state={({ isLocked }) =>
            isLocked
              ? { key: 'admin.enum.userStatus.Banned', color: 'error' }
              : { key: 'admin.enum.userStatus.Active', color: 'success' }
          }
        />
      </Column>
    ),
    tags: (
      <Column key="tags" source="tags" disableSort isLeftOut>
        <RowTags />
      </Column>
    ),
  } satisfies Record<RowField<Shown>, ReactElement>),
  words: { role: 'admin.enum.role' },
  // Not among the specified columns; a text, and filters on sign-ins, visits and tags, show them.
  hiddenColumns: ['name', 'lastLoginAt', 'lastSeenOn', 'tags'],
  isEmptyOnFailure: true,
  linkedFilters: ['group', 'lastSeenOn_gte', 'lastSeenOn_lte', 'firstPaidOn_gte', 'firstPaidOn_lte'],
  shownByFilter: { q: 'name', group: 'lastLoginAt', lastSeenOn_gte: 'lastSeenOn', tag: 'tags' },
  filters: [
    <SelectInput key="group" source="group" choices={groups} />,
    <TagFilter key="tag" source="tag" />,
    <DateTimeInput key="createdAt_gte" source="createdAt_gte" helperText={false} />,
    <DateTimeInput key="createdAt_lte" source="createdAt_lte" helperText={false} />,
    <DayInput key="lastSeenOn_gte" source="lastSeenOn_gte" />,
    <DayInput key="lastSeenOn_lte" source="lastSeenOn_lte" />,
    <DayInput key="firstPaidOn_gte" source="firstPaidOn_gte" />,
    <DayInput key="firstPaidOn_lte" source="firstPaidOn_lte" />,
    <SelectInput key="role" source="role" choices={roles} alwaysOn />,
    <SelectInput key="isLocked" source="isLocked" label="admin.column.status" choices={statuses} alwaysOn />,
  ],
  status: {
    title: 'resources.users.fields.changeStatus',
    // The same rule as the server's (studio.md sections 1 and 3).
    mayChange: ({ id, role, isErased }, reader) =>
      !isErased && id !== reader.id && (role !== 'Admin' || reader.roles.includes('owner')),
    states: [
      { label: 'admin.enum.userStatus.Active', wanted: { isLocked: false }, action: 'unban' },
      {
        label: 'admin.enum.userStatus.Banned',
        wanted: { isLocked: true },
        action: 'ban',
        inputs: <BanFields />,
      },
    ],
  },
  texts: {
    noun: ['người dùng', 'User'],
    lower: ['người dùng', 'user'],
    nouns: ['Chi tiết người dùng', 'User Details'],
    fields: {
      userName: ['Tên người dùng', 'User Name'],
      name: ['Họ tên', 'Full Name'],
      email: ['Email', 'Email'],
      createdAt: ['Ngày tạo', 'Created At'],
      diamonds: ['Kim cương', 'Diamond'],
      golds: ['Vàng', 'Gold'],
      role: ['Vai trò', 'Role'],
      isLocked: ['Trạng thái', 'Status'],
      changeStatus: ['Đổi trạng thái người dùng', 'Change User Status'],
      lastLoginAt: ['Đăng nhập gần nhất', 'Last Login'],
      lastSeenOn: ['Ngày ghé gần nhất', 'Last Visit'],
      createdAt_gte: ['Tạo từ lúc', 'Created from'],
      createdAt_lte: ['Tạo đến lúc', 'Created until'],
      // In the history, of wallets, bans and closed accounts.
      amount: ['Số lượng', 'Amount'],
      until: ['Thời hạn', 'Until'],
      lastSeenOn_gte: ['Ghé gần nhất từ ngày', 'Last visit from'],
      lastSeenOn_lte: ['Ghé gần nhất đến ngày', 'Last visit until'],
      firstPaidOn_gte: ['Nạp lần đầu từ ngày', 'First payment from'],
      firstPaidOn_lte: ['Nạp lần đầu đến ngày', 'First payment until'],
      group: ['Nhóm', 'Group'],
      tags: ['Nhãn', 'Tags'],
      tag: ['Nhãn', 'Tag'],
    } satisfies TextPairs & Record<RowField<Shown>, TextPair>,
    choices: {
      group: {
        players: ['Mọi người chơi', 'All players'],
        online: ['Đăng nhập trong tuần này', 'Logged in this week'],
        banned: ['Người chơi bị khóa', 'Banned players'],
      },
    },
  },
};
