import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { playerPath } from '../../resources/playerPaths';
import { usePermission } from '../../ui/usePermission';

/** The recipient, for those who may see players as a link to their page. */
export function PlayerLink({ id, userName }: { id: string; userName: string }) {
  const may = usePermission();
  if (!may('players:read')) return <>{userName}</>;
  return (
    <MuiLink component={Link} to={playerPath(id)} sx={{ overflowWrap: 'anywhere' }}>
      {userName}
    </MuiLink>
  );
}
