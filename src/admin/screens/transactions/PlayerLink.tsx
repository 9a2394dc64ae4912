import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { usePermission } from '../../ui/usePermission';

/** The recipient, for those who may see players as a link to the players of that name. */
export function PlayerLink({ userName }: { userName: string }) {
  const may = usePermission();
  if (!may('players:read')) return <>{userName}</>;
  const filter = new URLSearchParams({ filter: JSON.stringify({ q: userName }) });
  return (
    <MuiLink component={Link} to={`${paths.admin.users}?${filter}`} sx={{ overflowWrap: 'anywhere' }}>
      {userName}
    </MuiLink>
  );
}
