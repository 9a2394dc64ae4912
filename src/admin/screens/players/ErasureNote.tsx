import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlayerPage } from '../../../../contract/playerPage';
import { DateTime } from '../../ui/DateTime';
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
    <Alert
      severity="warning"
      // On a phone the button goes below the sentence.
      sx={{ mt: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        mayKeep && (
          <Button
            color="inherit"
            variant="outlined"
            component={Link}
            to={`${base}/keep`}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {translate('player.dialog.keep.open')}
          </Button>
        )
      }
    >
      {translate('player.erased.due')} <DateTime at={eraseAt} />
      <div>{translate('player.erased.closed')}</div>
    </Alert>
  );
}
