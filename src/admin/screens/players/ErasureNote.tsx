import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DateTime } from '../../ui/DateTime';
import { ActionNote } from './ActionNote';
import { useActPermission } from './useActPermission';

/** When an account will be erased, with a way for owners to cancel it; or that it has been. */
export function ErasureNote({ player, base }: { player: PlayerPage; base: string }) {
  const translate = useTranslate();
  const mayKeep = useActPermission(player)('keep');
  const { eraseAt, erasedAt } = player;
  if (erasedAt)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('player.erased.since')} <DateTime at={erasedAt} />
        <div>{translate('player.erased.text')}</div>
      </Alert>
    );
  if (!eraseAt) return null;
  return (
    <ActionNote severity="warning" to={mayKeep ? `${base}/keep` : null} open="player.dialog.keep.open">
      {translate('player.erased.due')} <DateTime at={eraseAt} />
      <div>{translate('player.erased.closed')}</div>
    </ActionNote>
  );
}
