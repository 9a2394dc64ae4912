import { Link as MuiLink } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../../../contract/users';
import { playerPath } from './playerPaths';

/** A user's name as a link to their page. */
export function PlayerName() {
  const user = useRecordContext<User>();
  if (!user) return null;
  return (
    <MuiLink
      data-key="open"
      component={Link}
      to={playerPath(user.id)}
      sx={{ color: 'inherit', overflowWrap: 'anywhere' }}
    >
      {user.userName}
    </MuiLink>
  );
}
