import LogoutIcon from '@mui/icons-material/Logout';
import { ListItemIcon, MenuItem, Skeleton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { Menu, useSidebarState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { usePermission, useStaffProfile } from '../../ui/usePermission';
import { pages } from '../pages';
import { mayOpen } from '../pages/menuPage';
import { LogoutDialog } from './LogoutDialog';

/** Styled like the links above it, including the icon with a tooltip when the sidebar is collapsed. */
function LogoutItem({ onClick }: { onClick: () => void }) {
  const label = useTranslate()('admin.logout.confirm');
  const [open] = useSidebarState();
  return (
    <Tooltip title={open ? '' : label} placement="right">
      <MenuItem onClick={onClick} aria-label={label} sx={{ mt: 2, color: 'text.secondary' }}>
        {/* As wide as those of the links, against a rule of the menu for its own items. */}
        <ListItemIcon sx={{ '&&&': { minWidth: 40 } }}>
          <LogoutIcon />
        </ListItemIcon>
        {open && <Typography variant="inherit">{label}</Typography>}
      </MenuItem>
    </Tooltip>
  );
}

/** The places of the links, until it is known which of them the person may open. */
const Places = () =>
  pages.map(({ name }) => (
    <MenuItem key={name} disabled aria-hidden>
      <Skeleton width={120} />
    </MenuItem>
  ));

/** The sidebar: a link for each page that the person may open and, at the end, Logout with its dialog. */
export function AdminMenu() {
  const [leaving, setLeaving] = useState(false);
  const may = usePermission();
  const here = useLocation().pathname.toLowerCase();
  const { data, isPending } = useStaffProfile();
  const open = data?.mustSetUp ? [] : pages.filter((page) => mayOpen(page, may));
  return (
    <Menu>
      {isPending && <Places />}
      {open.map(({ path, name, icon: Icon }) => (
        <Menu.Item
          key={name}
          to={path}
          primaryText={`pages.${name}.menu`}
          leftIcon={<Icon />}
          aria-current={here === path || here.startsWith(`${path}/`) ? 'page' : undefined}
        />
      ))}
      <LogoutItem onClick={() => setLeaving(true)} />
      {leaving && <LogoutDialog onCancel={() => setLeaving(false)} />}
    </Menu>
  );
}
