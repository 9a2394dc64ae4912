import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import SearchIcon from '@mui/icons-material/Search';
import { Avatar, Badge, Box, Typography } from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  LocalesMenuButton,
  ToggleThemeButton,
  useGetIdentity,
  useTranslate,
} from 'react-admin';
import { useStaffProfile } from '../../ui/usePermission';

/** The specified badge count; there are no notifications yet. */
const notificationCount = 3;

/** Looks like a search box but cannot be focused, so that it misleads nobody (docs/spec/experience.md). */
function StaticSearch() {
  const label = useTranslate()('admin.bar.search');
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1,
        border: '1px solid',
        borderColor: 'divider',
        px: 1.5,
        py: 0.5,
        width: 240,
        color: 'text.secondary',
      }}
    >
      <SearchIcon fontSize="small" />
      {label}
    </Box>
  );
}

/** The person's name, and below it their roles; an owner is an administrator. */
function StaticProfile() {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const name = identity?.fullName || 'Admin';
  const roles = useStaffProfile().data?.roles ?? [];
  const titles = roles.map((role) =>
    translate(role === 'owner' ? 'admin.bar.profile' : `staff.role.${role}`),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mx: 1 }}>
      <Avatar
        aria-hidden
        sx={{ width: 32, height: 32, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Typography sx={{ lineHeight: 1.3, fontWeight: 600 }}>{name}</Typography>
        <Typography variant="caption" color="text.secondary">
          {titles.join(', ') || translate('admin.bar.profile')}
        </Typography>
      </Box>
    </Box>
  );
}

const Tools = () => (
  <>
    <LocalesMenuButton />
    <ToggleThemeButton />
    {/* Its circle is a progress bar, which requires a name. */}
    <LoadingIndicator aria-label={useTranslate()('admin.dialog.loading')} />
  </>
);

/** The top bar: static search, notification badge, language, theme, and the signed-in person. */
export function AdminAppBar() {
  const translate = useTranslate();
  return (
    <AppBar userMenu={false} toolbar={<Tools />} color="default">
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography
          component="span"
          variant="h6"
          sx={{ letterSpacing: '0.08em', display: { xs: 'none', sm: 'block' } }}
        >
          OUTLINE
        </Typography>
        <StaticSearch />
      </Box>
      <Badge
        badgeContent={<span aria-hidden>{notificationCount}</span>}
        color="error"
        role="img"
        aria-label={translate('admin.bar.notifications', { count: notificationCount })}
        sx={{ mr: 2 }}
      >
        <NotificationsIcon aria-hidden />
      </Badge>
      <StaticProfile />
    </AppBar>
  );
}
