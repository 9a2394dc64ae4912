import NotificationsIcon from '@mui/icons-material/NotificationsNone';
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
import { narrowest } from '../../ui/useScreen';
import { TopSearch } from './TopSearch';

/** The specified badge count; there are no notifications yet. */
const notificationCount = 3;

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
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        // At 320 px there is no room for it.
        mx: { xs: 'clamp(0px, 50vw - 170px, 8px)', sm: 1 },
      }}
    >
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
    <LoadingIndicator aria-hidden={false} aria-label={useTranslate()('admin.dialog.loading')} />
  </>
);

/** The top bar: search, notification badge, language, theme, and the signed-in person. */
export function AdminAppBar() {
  const translate = useTranslate();
  return (
    <AppBar
      userMenu={false}
      toolbar={<Tools />}
      color="default"
      // On a phone the language's name has one line without the arrow, and on the narrowest without the globe.
      sx={{
        '& .MuiButton-endIcon': { display: { xs: 'none', sm: 'inherit' } },
        '& .MuiButton-root': { px: { xs: 0.5, sm: 1 }, whiteSpace: 'nowrap' },
        [narrowest]: { '& .MuiButton-startIcon': { display: 'none' } },
      }}
    >
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
        <Typography
          component="span"
          variant="h6"
          sx={{ letterSpacing: '0.08em', display: { xs: 'none', sm: 'block' } }}
        >
          OUTLINE
        </Typography>
        <TopSearch />
      </Box>
      <Badge
        badgeContent={<span aria-hidden>{notificationCount}</span>}
        color="error"
        role="img"
        aria-label={translate('admin.bar.notifications', { count: notificationCount })}
        sx={{ mr: { xs: 1, sm: 2 } }}
      >
        <NotificationsIcon aria-hidden />
      </Badge>
      <StaticProfile />
    </AppBar>
  );
}
