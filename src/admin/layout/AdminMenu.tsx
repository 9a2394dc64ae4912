import AnalyticsIcon from '@mui/icons-material/Analytics';
import CampaignIcon from '@mui/icons-material/Campaign';
import GroupIcon from '@mui/icons-material/Group';
import LogoutIcon from '@mui/icons-material/Logout';
import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import SettingsIcon from '@mui/icons-material/Settings';
import RobotIcon from '@mui/icons-material/SmartToy';
import StorefrontIcon from '@mui/icons-material/Storefront';
import SupportIcon from '@mui/icons-material/SupportAgent';
import { ListItemIcon, MenuItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { Menu, useSidebarState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { LogoutDialog } from './LogoutDialog';

const { admin } = paths;
const entries = [
  { to: admin.dashboard, name: 'dashboard', icon: <AnalyticsIcon /> },
  { to: admin.users, name: 'users', icon: <GroupIcon /> },
  { to: admin.transactions, name: 'transactions', icon: <ReceiptIcon /> },
  { to: admin.notifications, name: 'notifications', icon: <CampaignIcon /> },
  { to: admin.shop, name: 'shop', icon: <StorefrontIcon /> },
  { to: admin.progress, name: 'progress', icon: <MilitaryTechIcon /> },
  { to: admin.combat, name: 'combat', icon: <RobotIcon /> },
  { to: admin.reports, name: 'reports', icon: <SupportIcon /> },
  { to: admin.settings, name: 'settings', icon: <SettingsIcon /> },
];

/** Looks like the links above it, and like them it is an icon with a tooltip while the sidebar is closed. */
function LogoutItem({ onClick }: { onClick: () => void }) {
  const label = useTranslate()('admin.logout.confirm');
  const [open] = useSidebarState();
  return (
    <Tooltip title={open ? '' : label} placement="right">
      <MenuItem onClick={onClick} aria-label={label} sx={{ mt: 2, color: 'text.secondary' }}>
        <ListItemIcon sx={{ minWidth: 40 }}>
          <LogoutIcon />
        </ListItemIcon>
        {open && <Typography variant="inherit">{label}</Typography>}
      </MenuItem>
    </Tooltip>
  );
}

/** The sidebar: the nine specified links, and Logout with its dialog at the end. */
export function AdminMenu() {
  const [leaving, setLeaving] = useState(false);
  const here = useLocation().pathname.toLowerCase();
  return (
    <Menu>
      {entries.map(({ to, name, icon }) => (
        <Menu.Item
          key={name}
          to={to}
          primaryText={`admin.menu.${name}`}
          leftIcon={icon}
          aria-current={here === to || here.startsWith(`${to}/`) ? 'page' : undefined}
        />
      ))}
      <LogoutItem onClick={() => setLeaving(true)} />
      {leaving && <LogoutDialog onCancel={() => setLeaving(false)} />}
    </Menu>
  );
}
