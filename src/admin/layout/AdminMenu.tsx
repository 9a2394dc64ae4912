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
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Menu, useTranslate } from 'react-admin';
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

/** The sidebar: the nine specified links, and Logout with its dialog at the end. */
export function AdminMenu() {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  return (
    <Menu>
      {entries.map(({ to, name, icon }) => (
        <Menu.Item key={name} to={to} primaryText={`admin.menu.${name}`} leftIcon={icon} />
      ))}
      <MenuItem onClick={() => setLeaving(true)} sx={{ mt: 2 }}>
        <ListItemIcon>
          <LogoutIcon />
        </ListItemIcon>
        <ListItemText>{translate('admin.logout.confirm')}</ListItemText>
      </MenuItem>
      {leaving && <LogoutDialog onCancel={() => setLeaving(false)} />}
    </Menu>
  );
}
