import { Chip } from '@mui/material';
import { useGetOne, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../../../../contract/users';
import { playerPath } from '../../resources/playerPaths';
import { usePermission } from '../../ui/usePermission';
import { useTexts } from '../money/useTexts';

/** The player whose payments are shown, after following a link; removing it shows everybody's. */
export function PlayerChip() {
  const { filterValues, setFilters } = useListContext();
  const { translate } = useTexts();
  const may = usePermission();
  const { userId, ...rest }: { userId?: string } = filterValues;
  const { data } = useGetOne<User>(
    'users',
    { id: userId ?? '' },
    { enabled: userId !== undefined && may('players:read') },
  );
  if (userId === undefined) return null;
  const name = data?.userName ?? userId.slice(0, 8);
  const label = translate('transactions.filter.ofPlayer', { name });
  const onDelete = () => setFilters(rest);
  if (!data) return <Chip label={label} onDelete={onDelete} />;
  return <Chip label={label} onDelete={onDelete} clickable component={Link} to={playerPath(userId)} />;
}
