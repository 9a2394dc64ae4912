import SettingsIcon from '@mui/icons-material/Settings';
import { lazy } from 'react';
import { paths } from '../../../paths';
import { menuPage } from './menuPage';

const StaffPage = lazy(async () => ({ default: (await import('../../screens/staff/StaffPage')).StaffPage }));
const SessionsPage = lazy(async () => ({
  default: (await import('../../screens/staff/SessionsPage')).SessionsPage,
}));
const SecurityTab = lazy(async () => ({
  default: (await import('../../screens/security/SecurityTab')).SecurityTab,
}));
const ActivityTab = lazy(async () => ({
  default: (await import('../../screens/settings/ActivityTab')).ActivityTab,
}));

const PaymentsTab = lazy(async () => ({
  default: (await import('../../screens/settings/site/tabs')).PaymentsTab,
}));
const MailTab = lazy(async () => ({
  default: (await import('../../screens/settings/site/tabs')).MailTab,
}));
const SiteTab = lazy(async () => ({
  default: (await import('../../screens/settings/site/tabs')).SiteTab,
}));

export const settings = menuPage({
  name: 'settings',
  order: 90,
  path: paths.admin.settings,
  icon: SettingsIcon,
  tabs: [
    { name: 'security', content: <SecurityTab /> },
    { name: 'staff', access: 'staff:read', content: <StaffPage /> },
    { name: 'sessions', access: 'staff:read', content: <SessionsPage /> },
    { name: 'activity', access: 'history:read', content: <ActivityTab /> },
    { name: 'payments', access: 'settings:read', content: <PaymentsTab /> },
    { name: 'mail', access: 'settings:write', content: <MailTab /> },
    { name: 'site', access: 'settings:write', content: <SiteTab /> },
  ],
  texts: {
    menu: ['Cài đặt', 'Settings'],
    title: ['Cài đặt', 'Settings'],
  },
});
